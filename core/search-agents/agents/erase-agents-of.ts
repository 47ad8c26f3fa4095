import { type Database, inTransaction } from '../../db/database.ts';
import { deletePending, loadAllOfAddress } from './agent-store.ts';
import { removeAgent } from './own/delete-search-agent.ts';

/** Deletes every search agent of an address (GDPR Art. 17); returns how many. */
export function eraseAgentsOf({ db }: { db: Database }, email: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const agents = await loadAllOfAddress(tx, email);
    for (const { id, state } of agents) {
      if (state === 'pending') await deletePending(tx, [id]);
      else await removeAgent(tx, id);
    }
    return agents.length;
  });
}
