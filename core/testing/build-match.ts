import type { AgentEvent } from '@kardan/contract/values/search-agent';
import type { Database, Tx } from '../db/database.ts';

/** Stores that a car matches an agent, as matching does; nobody is told of it yet. */
export async function buildMatch(
  db: Database | Tx,
  searchAgentId: string,
  listingId: number,
  event: AgentEvent = 'new-car',
): Promise<void> {
  await db.insertInto('searchAgentMatch').values({ searchAgentId, listingId, event }).execute();
}
