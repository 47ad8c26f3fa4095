import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';

/** Has it noted outside of the database that a search agent was deleted, once the transaction commits: a restore must not bring it back. */
export async function announceErasedAgent(tx: Tx, searchAgentId: string): Promise<void> {
  await enqueue(tx, 'note-erased-agent', [{ searchAgentId, erasedAt: new Date().toISOString() }]);
}
