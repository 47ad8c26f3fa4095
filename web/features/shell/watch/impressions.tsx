'use client';

import { useWatch } from './use-watch.ts';

const load = () => import('./count-impressions.ts').then(({ countImpressions }) => countImpressions);

/** Counts the cards that visitors see, on every page. */
export function Impressions() {
  useWatch(load);
  return null;
}
