import type { SearchFilters } from '@kardan/contract/search';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { normaliseFilters } from '../../search/query/normalise-request.ts';
import { searchContext } from '../../search/query/search-context.ts';
import { deleteUnmailed } from '../mailing/match-store.ts';
import { saveAgentFilters } from './agent-store.ts';
import { changeOwnAgent } from './change-own-agent.ts';

/** Lets an agent look for something else from now on; news of what it looked for before are dropped. */
export async function changeAgentFilters(
  services: { db: Database; env: Env },
  token: string,
  filters: SearchFilters,
): Promise<void> {
  await searchContext(services, filters);
  await changeOwnAgent(services, token, async (tx, { id }) => {
    await saveAgentFilters(tx, id, normaliseFilters(filters));
    await deleteUnmailed(tx, id);
  });
}
