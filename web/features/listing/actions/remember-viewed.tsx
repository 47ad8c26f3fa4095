'use client';

import { sourceOfMark } from '@kardan/contract/site-paths';
import { useEffect } from 'react';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { noteViewed, useKeptHistory } from '#domain/saved-cars/viewing-history.ts';
import { countWhenSeen, noteSource } from '#lib/api/statistics.ts';

/**
 * Puts the car on the page among those the visitor has seen, if that is wanted, and counts the view, and the scan of whoever
 * stands at the car's sign.
 */
export function RememberViewed({ car }: { car: NewCar }) {
  const kept = useKeptHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the car is seen once, however often the page is rendered
  useEffect(() => noteViewed(car), [car.id, kept]);
  useEffect(() => {
    const source = sourceOfMark(location.hash);
    if (source) {
      noteSource(car.id, source);
      // Once: what is shared or reloaded from here came from elsewhere.
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    const stops = [countWhenSeen('view', car.id), ...(source === 'qr' ? [countWhenSeen('scan', car.id)] : [])];
    return () => {
      for (const stop of stops) stop();
    };
  }, [car.id]);
  return null;
}
