'use client';

import { useEffect } from 'react';
import { recentlyViewed } from '#domain/saved-cars/lists.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { countWhenSeen } from '#lib/api/statistics.ts';

/** Puts the car on the page among those the visitor has seen, in this browser only, and counts the view. */
export function RememberViewed({ car }: { car: NewCar }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the car is seen once, however often the page is rendered
  useEffect(() => {
    recentlyViewed.add(car);
    return countWhenSeen('view', car.id);
  }, [car.id]);
  return null;
}
