'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { comparison, useCarList } from '#domain/saved-cars/lists.ts';
import { currentRefusal, subscribeToRefusals } from '#domain/saved-cars/refusals.ts';

/** Comes with the first car that is chosen: most pages are read without one. */
const Tray = lazy(() => import('./tray/tray.tsx'));

/** What is chosen for comparison, at the bottom of the window; and why a car could not be taken, on every page. */
export function CompareTray({ comparisonHref, carParkHref }: { comparisonHref: string; carParkHref: string }) {
  const cars = useCarList(comparison);
  const refusal = useSyncExternalStore(subscribeToRefusals, currentRefusal, () => undefined);
  if (cars.length === 0 && !refusal) return null;
  return (
    <Suspense>
      <Tray cars={cars} comparisonHref={comparisonHref} carParkHref={carParkHref} refusal={refusal} />
    </Suspense>
  );
}
