import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import type { StatisticsSource } from '@kardan/contract/values/statistics-kinds';

/** Where the visitor last met a car. It lives as long as the page and those that the router shows, and is kept nowhere else. */
const met = new Map<number, StatisticsSource>();

export function noteSource(listingId: number, source: StatisticsSource): void {
  met.set(listingId, source);
}

/** Where the visitor met the car; whoever typed or kept its address has come directly. */
export function sourceOf(listingId: number): StatisticsSource {
  return met.get(listingId) ?? 'direct';
}

/** Tells the site's statistics what a visitor did with a car; who it was, nobody is told. */
export function countEvent(kind: ReportedEvent['kind'], listingId: number): void {
  void reportEvents([{ kind, listingId, source: sourceOf(listingId) }]);
}

/** Fetched when it is needed: most pages have no room for a client of the whole API. */
const loadClient = () => import('./browser-api.ts');

/** Has ready what a report takes that leaves with the page. */
export function prepareReports(): void {
  loadClient().catch(() => undefined);
}

/** How long to wait before a report is sent again; a moment's outage costs no count, a longer one is not worth a visitor's battery. */
const retriesMs = [2_000, 10_000];

/**
 * Sends what was counted, to its end though the page is left, and again while the server fails: by its name it counts once.
 * Whether it arrives is of no matter to the visitor.
 */
export async function reportEvents(events: ReportedEvent[]): Promise<void> {
  // Browsers give no such name to a page without encryption.
  const batchId = globalThis.crypto?.randomUUID?.();
  for (const retryMs of [...retriesMs, undefined]) {
    try {
      const { browserApi } = await loadClient();
      await browserApi.reportStatistics({ body: { ...(batchId && { batchId }), events }, keepalive: true });
      return;
    } catch (error) {
      // Refused, or the script is gone: a count less.
      if (retryMs === undefined || !batchId || !isOutage(error)) return;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

/** By what the client's errors hold: their class would load it. */
function isOutage(error: unknown): boolean {
  const { code, status } = error as { code?: string; status?: number };
  return code !== undefined && (status === undefined || status >= 500);
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
