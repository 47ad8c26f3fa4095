import type { Tx } from '../db/database.ts';
import { deleteMailsOfAgents } from './mail-store.ts';

/**
 * Removes the record of mails of search agents, those that wait included, and gives the ids of the latter. One that is
 * being sent at this moment stays until its month is over.
 */
export async function forgetMailsOfAgents(
  tx: Tx,
  searchAgentIds: string[],
  which: { onlyQueued?: true } = {},
): Promise<string[]> {
  const removed = await deleteMailsOfAgents(tx, searchAgentIds, which);
  return removed.filter(({ state }) => state === 'queued').map(({ id }) => id);
}
