'use client';

import { useEffect } from 'react';
import { mendPictures } from './mend-pictures.ts';

/** Mends pictures that fail, on every page. */
export function PictureMender() {
  useEffect(mendPictures, []);
  return null;
}
