'use client';

import { useWatch } from './use-watch.ts';

const load = () => import('./mend-pictures.ts').then(({ mendPictures }) => mendPictures);

/** Mends pictures that fail, on every page. */
export function PictureMender() {
  useWatch(load);
  return null;
}
