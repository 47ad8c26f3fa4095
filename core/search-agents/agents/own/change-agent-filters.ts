import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { normaliseFilters } from '../../../search/query/normalise-request.ts';
import { searchContext } from '../../../search/query/search-context.ts';
import { refuseUnknownNames } from '../../../search/words/refuse-unknown-names.ts';
import { deleteUnmailed } from '../../mailing/match-store.ts';
import { saveAgentFilters } from '../agent-store.ts';
import { changeOwnAgent } from './change-own-agent.ts';

/**
 * Lets an agent look for something else from now on; news of what it looked for before are dropped. Gives what that was, so
 * that it can be taken back.
 */
export async function changeAgentFilters(
  services: { db: Database; env: Env },
  token: string,
  filters: SearchFilters,
): Promise<SearchFilters> {
  await refuseUnknownNames(services, filters);
  await searchContext(services, filters);
  let former: SearchFilters = {};
  await changeOwnAgent(services, token, async (tx, { id, request }) => {
    former = request as SearchFilters;
    await saveAgentFilters(tx, id, normaliseFilters(filters));
    await deleteUnmailed(tx, id);
  });
  return former;
}
