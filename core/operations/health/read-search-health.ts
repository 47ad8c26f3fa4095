import type { SearchHealth } from '@kardan/contract/calls/operator/health';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';
import { filterWords } from '@kardan/contract/labels/filter-words';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readSearchCounts } from '../../observations/read-search-counts.ts';
import { describeSearch } from '../../search/words/describe-search.ts';

/** Tells operators which searches were slow, which found nothing, and which words nobody understood. */
export async function readSearchHealth(
  { db }: { db: Database },
  actor: Actor,
  { language }: { language: Language },
): Promise<SearchHealth> {
  requireOperator(actor);
  const { slow, empty, words } = await readSearchCounts({ db });
  const names: Partial<Record<string, string>> = filterWords[language].names satisfies Record<FilterKey, string>;
  return {
    slow: slow.map(({ day, filters, count, totalMs, slowestMs }) => ({
      day,
      filters: filters.split('+').flatMap((key) => names[key] ?? []),
      count,
      averageMs: Math.round(totalMs / count),
      slowestMs,
    })),
    empty: await Promise.all(
      empty.map(async ({ day, question, count }) => {
        const phrases = await describeSearch({ db }, JSON.parse(question) as SearchFilters, language);
        return { day, words: phrases.map(({ phrase }) => phrase).join(', '), count };
      }),
    ),
    words,
  };
}
