import type { SearchEngine } from './engine.ts';
import { runSearches } from './query/run-searches.ts';

interface Buckets<Inside = unknown> {
  buckets: ({ key: string } & Inside)[];
}

/** More than there are, so that shards never cut a list short. */
const allDistricts = 500;
const allMakes = 1_000;

/** The makes that have cars in each district, by the district's slug; one search for all of them. */
export async function makesByDistrict({ search }: { search: SearchEngine }): Promise<Map<string, string[]>> {
  const make = { terms: { field: 'make', size: allMakes } };
  const district = { terms: { field: 'district', size: allDistricts }, aggs: { make } };
  const [answer] = await runSearches(search, 'districts', [{ size: 0, query: { match_all: {} }, aggs: { district } }]);
  const counted = answer?.aggregations as { district: Buckets<{ make: Buckets }> } | undefined;
  return new Map(
    (counted?.district.buckets ?? []).map(({ key, make: { buckets } }) => [
      key,
      buckets.map((each) => each.key).sort(),
    ]),
  );
}
