import { announceSearchAgents } from '../../changes/announce-search-agents.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { touchAgentsAround } from './agent-index-store.ts';

/** A large town has thousands of agents around it: nobody waits for all of them. */
const agentsAtATime = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Has every active agent that looks around this place brought into the index anew, behind fresh changes: its document
 * holds the point from which it measures. Returns how many there are; once more does no harm.
 */
export async function refreshAgentsAround({ db }: { db: Database }, postcode: string): Promise<number> {
  let refreshed = 0;
  for (let after = beforeAll; ; ) {
    const ids = await inTransaction(db, async (tx) => {
      const touched = await touchAgentsAround(tx, postcode, after, agentsAtATime);
      await announceSearchAgents(tx, touched, { priority: 'bulk' });
      return touched;
    });
    refreshed += ids.length;
    if (ids.length < agentsAtATime) return refreshed;
    after = ids.at(-1) as string;
  }
}
