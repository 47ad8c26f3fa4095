import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '../../db/database.ts';
import { locatePostcodes } from '../../regions/locate-postcodes.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { compareRevisions, type OnCompared, type RevisionDifference } from '../../search/index/compare-revisions.ts';
import { agentEngine } from './agent-index.ts';
import { loadAgentRevisions } from './agent-index-store.ts';

/** Compares the index of search agents with those that are active, by id and revision; reads everything. */
export function compareAgentIndex(
  { db, search }: { db: Database; search: SearchEngine },
  onProgress?: OnCompared,
): Promise<RevisionDifference<string>> {
  const expected = async () => {
    const agents = await loadAgentRevisions(db);
    const placeOf = ({ request }: (typeof agents)[number]) => (request as SearchFilters).place?.postcode;
    const places = await locatePostcodes({ db }, [...new Set(agents.flatMap((agent) => placeOf(agent) ?? []))]);
    // An agent around a place that is no more finds no car, and is in no index.
    return agents.filter((agent) => {
      const postcode = placeOf(agent);
      return postcode === undefined || places.has(postcode);
    });
  };
  const compared = { sortField: 'agent.key', idOf: String, expected };
  return compareRevisions(agentEngine(search), compared, onProgress);
}
