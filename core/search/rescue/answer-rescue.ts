import type { SearchRescueRequest } from '@kardan/contract/calls/search/search-rescue';
import type { Database } from '../../db/database.ts';
import { shareAnswer } from '../answer-search.ts';
import type { SearchEngine } from '../engine.ts';
import { normaliseFilters } from '../query/normalise-request.ts';
import { rescueSearch } from './rescue-search.ts';

/** A rescue's answer as JSON, shared for seconds by equal searches. */
export function answerRescue(
  services: { db: Database; search: SearchEngine },
  { keep = [], ...filters }: SearchRescueRequest,
): Promise<Buffer> {
  const normal = { ...normaliseFilters(filters), keep: [...new Set(keep)].sort() };
  return shareAnswer(services, 'rescue', normal, () => rescueSearch(services, normal));
}
