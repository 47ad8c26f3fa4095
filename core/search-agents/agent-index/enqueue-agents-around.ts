import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Has the agents that look around these places measure anew, once the transaction that moves the places commits. */
export async function enqueueAgentsAround(tx: Tx, postcodes: readonly string[]): Promise<void> {
  const jobs = [...new Set(postcodes)].map((postcode) => ({ postcode }));
  await enqueue(tx, 'refresh-agents-around', jobs, { priority: 'bulk' });
}
