import { apiSearchText, type PreparedRequest } from '../requests/prepare-loads.ts';
import { hitsApartText, onlyHitsText } from './hits-apart.ts';
import { postFilterText } from './post-filter.ts';
import { splitText } from './split.ts';
import type { Variant } from './variant.ts';

const ours = apiSearchText;
const requestCache = 'index.requests.cache.enable';
const concurrentSegments = 'index.search.concurrent_segment_search.mode';

/** What `pnpm bench search-variants` compares. To try something else, add a line; the first is what the others are held against. */
export const variants: Variant[] = [
  { name: 'ours', says: 'what the API sends (core/search)', body: ours },

  { name: 'split', says: 'a search for each filter with a facet, each facet on its own field', body: splitText },
  { name: 'post-filter', says: 'one search with post_filter and filter aggregations', body: postFilterText },
  { name: 'hits-apart', says: 'ours, but hits apart from total and facets', body: hitsApartText },
  { name: 'hits-only', says: 'no total and no facets: what the hits alone cost', body: onlyHitsText },

  { name: 'facets-0', says: 'ours without facets', body: (prepared) => ours(withFacets(prepared, 0)) },
  { name: 'facets-5', says: 'ours with 5 of the 10 facets', body: (prepared) => ours(withFacets(prepared, 5)) },

  {
    name: 'one-by-one',
    says: 'searches of a request one after the other',
    body: ours,
    parameters: 'max_concurrent_searches=1',
  },
  {
    name: 'request-cache',
    says: 'request cache on, empty at the start',
    body: ours,
    settings: { [requestCache]: true },
  },
  { name: 'concurrent', says: 'segments searched in parallel', body: ours, settings: { [concurrentSegments]: 'all' } },
  { name: 'not-concurrent', says: 'segments searched in turn', body: ours, settings: { [concurrentSegments]: 'none' } },

  { name: 'shards-1', says: '1 shard, 1 segment', body: ours, copy: { name: 'shards-1', shards: 1, merged: true } },
  {
    name: 'shards-4',
    says: '4 shards, 1 segment each',
    body: ours,
    copy: { name: 'shards-4', shards: 4, merged: true },
  },
  {
    name: 'unmerged',
    says: '2 shards, segments as they were written',
    body: ours,
    copy: { name: 'unmerged', shards: 2, merged: false },
    settings: { [concurrentSegments]: 'none' },
  },
  {
    name: 'unmerged-concurrent',
    says: 'the same, segments searched in parallel',
    body: ours,
    copy: { name: 'unmerged', shards: 2, merged: false },
    settings: { [concurrentSegments]: 'all' },
  },
];

function withFacets({ request, context }: PreparedRequest, count: number): PreparedRequest {
  return { request: { ...request, facets: request.facets.slice(0, count) }, context };
}
