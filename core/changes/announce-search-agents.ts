import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPriority } from '../jobs/job-catalogue.ts';

/** Has search agents brought into the index that cars are matched with, once the transaction commits. */
export async function announceSearchAgents(
  tx: Tx,
  agentIds: readonly string[],
  options: { priority?: JobPriority } = {},
): Promise<void> {
  const jobs = agentIds.map((searchAgentId) => ({ searchAgentId }));
  await enqueue(tx, 'index-search-agent', jobs, options);
}
