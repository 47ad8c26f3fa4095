import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Has search agents brought into the index that cars are matched with, once the transaction commits. */
export async function enqueueAgentJobs(tx: Tx, agentIds: readonly string[]): Promise<void> {
  await enqueue(
    tx,
    'index-search-agent',
    agentIds.map((searchAgentId) => ({ searchAgentId })),
  );
}
