import { useEffect } from 'react';

/** Watches a page as long as it is there; what does it is loaded after everything else, and does without where it cannot be. */
export function useWatch(load: () => Promise<() => () => void>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let stopped = false;
    load().then(
      (watch) => {
        if (!stopped) stop = watch();
      },
      () => undefined,
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, [load]);
}
