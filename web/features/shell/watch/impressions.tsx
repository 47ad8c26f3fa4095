'use client';

import { useEffect } from 'react';

/** Counts the cards that visitors see, on every page; what does it comes after everything else. */
export function Impressions() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let stopped = false;
    import('./count-impressions.ts').then(
      ({ countImpressions }) => {
        if (!stopped) stop = countImpressions();
      },
      () => undefined,
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, []);
  return null;
}
