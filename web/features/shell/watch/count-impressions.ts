import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import { maxReportedEvents } from '@kardan/contract/values/statistics-kinds';
import { prepareReports, reportEvents } from '#lib/api/statistics.ts';
import { sourceOfCard } from './note-sources.ts';

const cards = 'article[data-listing]';
const half = 0.5;
/** What is scrolled past sooner was not seen. */
const seenAfterMs = 1_000;
/** Longest that a card waits to be reported, so that a screenful is one report. */
const batchMs = 3_000;
/** A list that is being built changes many times. */
const settleMs = 200;

/**
 * Counts an impression of each card that is at least half in view for a second, once for a car and page that is looked at.
 * Returns how to stop.
 */
export function countImpressions(): () => void {
  const counted = new Set<string>();
  const inView = new Map<Element, number>();
  const waiting: ReportedEvent[] = [];
  let address = '';
  let batch: number | undefined;
  let settling: number | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(inView.get(target));
        if (intersectionRatio >= half) inView.set(target, window.setTimeout(count, seenAfterMs, target));
      }
    },
    { threshold: half },
  );

  const count = (card: HTMLElement) => {
    const { listing = '' } = card.dataset;
    if (counted.has(listing)) return;
    counted.add(listing);
    waiting.push({ kind: 'impression', listingId: Number(listing), source: sourceOfCard(card) });
    prepareReports();
    batch ??= window.setTimeout(report, batchMs);
  };

  const report = () => {
    clearTimeout(batch);
    batch = undefined;
    while (waiting.length > 0) void reportEvents(waiting.splice(0, maxReportedEvents));
  };

  const forget = () => {
    observer.disconnect();
    for (const timer of inView.values()) clearTimeout(timer);
    inView.clear();
  };

  /** What the observer knows already it does not tell again, unless it has forgotten it. */
  const observeCards = () => {
    // A page that is being prepared, or in another tab, is hidden.
    if (document.visibilityState !== 'visible') return;
    const here = location.pathname + location.search;
    if (here !== address) {
      address = here;
      counted.clear();
      forget();
    }
    for (const card of document.querySelectorAll(cards)) observer.observe(card);
  };

  const changes = new MutationObserver(() => {
    clearTimeout(settling);
    settling = window.setTimeout(observeCards, settleMs);
  });
  const onVisibility = () => {
    forget();
    if (document.visibilityState === 'visible') observeCards();
    else report();
  };

  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', onVisibility);
  // Some browsers do not call a page hidden that is left by a link.
  window.addEventListener('pagehide', report);
  observeCards();
  return () => {
    changes.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', report);
    clearTimeout(settling);
    forget();
    report();
  };
}
