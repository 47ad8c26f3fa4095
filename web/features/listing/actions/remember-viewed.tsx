'use client';

import { useEffect } from 'react';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { noteViewed, useKeptHistory } from '#domain/saved-cars/viewing-history.ts';
import { countWhenSeen } from '#lib/api/statistics.ts';

/** Puts the car on the page among those the visitor has seen, if that is wanted, and counts the view. */
export function RememberViewed({ car }: { car: NewCar }) {
  const kept = useKeptHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the car is seen once, however often the page is rendered
  useEffect(() => noteViewed(car), [car.id, kept]);
  useEffect(() => countWhenSeen('view', car.id), [car.id]);
  return null;
}
