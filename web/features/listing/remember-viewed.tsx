'use client';

import { useEffect } from 'react';
import type { NewCar } from '#lib/saved-cars/car-list.ts';
import { recentlyViewed } from '#lib/saved-cars/lists.ts';

/** Puts the car on the page among those the visitor has seen, in this browser only. */
export function RememberViewed({ car }: { car: NewCar }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the car is seen once, however often the page is rendered
  useEffect(() => recentlyViewed.add(car), [car.id]);
  return null;
}
