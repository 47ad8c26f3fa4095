import type { SearchEngine } from './engine.ts';
import type { EngineAnswer, EngineBucket } from './query/engine-answer.ts';
import { runSearches } from './query/run-searches.ts';

/** How many cars each of a few dealerships offers, in one request; those without any are missing. */
export async function countCarsOfDealerships(
  { search }: { search: SearchEngine },
  dealershipIds: readonly number[],
): Promise<Map<number, number>> {
  if (dealershipIds.length === 0) return new Map();
  const ids = [...dealershipIds].sort((a, b) => a - b);
  const [answer] = (await runSearches(search, 'dealerships', [
    {
      query: { bool: { filter: [{ terms: { dealershipId: ids } }] } },
      size: 0,
      track_total_hits: false,
      aggs: { dealerships: { terms: { field: 'dealershipId', size: ids.length } } },
    },
  ])) as [EngineAnswer];
  const { dealerships } = answer.aggregations as unknown as { dealerships: { buckets: EngineBucket[] } };
  return new Map(dealerships.buckets.map(({ key, doc_count: count }) => [Number(key), count]));
}
