import type { ReportedEvent } from '@kardan/contract/calls/statistics';

/** Tells the site's statistics what a visitor did with a car; who it was, nobody is told. */
export function countEvent(kind: ReportedEvent['kind'], listingId: number): void {
  void reportEvents([{ kind, listingId }]);
}

/** Fetched when it is needed: most pages have no room for a client of the whole API. */
const loadClient = () => import('./browser-api.ts');

/** Has ready what a report takes that leaves with the page. */
export function prepareReports(): void {
  loadClient().catch(() => undefined);
}

/** Sends what was counted, to its end though the page is left. Whether it arrives is of no matter to the visitor. */
export async function reportEvents(events: ReportedEvent[]): Promise<void> {
  try {
    const { browserApi } = await loadClient();
    await browserApi.reportStatistics({ body: { events }, keepalive: true });
  } catch {
    // Offline, refused, or the script is gone: a count less.
  }
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
