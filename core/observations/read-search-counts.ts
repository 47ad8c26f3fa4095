import { healthDays, shownFrom } from '@kardan/contract/values/operations';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { loadEmptySearches, loadSlowSearches, loadWords } from './observation-store.ts';

const rowsShown = 30;

/** Searches that were slow, those that found nothing and words that nobody understood; only what several have asked. */
export async function readSearchCounts({ db }: { db: Database }, now = Date.now()) {
  const from = dayAfter(viennaDay(now), 1 - healthDays);
  const [slow, empty, words] = await Promise.all([
    loadSlowSearches(db, from, rowsShown),
    loadEmptySearches(db, { from, shownFrom: shownFrom.emptySearches, limit: rowsShown }),
    loadWords(db, { from, shownFrom: shownFrom.words, limit: rowsShown }),
  ]);
  return { slow, empty, words };
}
