'use client';

import { useWatch } from './use-watch.ts';

const load = () => import('./watch-cars.ts').then(({ watchCars }) => watchCars);

/** Counts the cards that visitors see, on every page, and notes which list they press one in. */
export function Impressions() {
  useWatch(load);
  return null;
}
