import type { ReportedEvent } from '@kardan/contract/calls/statistics';

const path = '/api/v1/public/statistics';

/**
 * Tells the site's statistics what a visitor did with a car; who it was, nobody is told. A beacon outlives the page, and
 * whether it arrives is of no matter to the visitor.
 */
export function countEvent(kind: ReportedEvent['kind'], listingId: number): void {
  const report = JSON.stringify({ events: [{ kind, listingId }] });
  navigator.sendBeacon?.(path, new Blob([report], { type: 'application/json' }));
}

/** Counts once the page is looked at: a tab that was opened in the background and closed again was no view. */
export function countWhenSeen(kind: ReportedEvent['kind'], listingId: number): () => void {
  const counting = new AbortController();
  const count = () => {
    if (document.visibilityState !== 'visible') return;
    counting.abort();
    countEvent(kind, listingId);
  };
  document.addEventListener('visibilitychange', count, { signal: counting.signal });
  count();
  return () => counting.abort();
}
