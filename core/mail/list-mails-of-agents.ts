import type { Database } from '../db/database.ts';
import { loadMailsOfAgents } from './mail-store.ts';

/** What was mailed to search agents, newest first, as far as it is still on record. */
export function listMailsOfAgents({ db }: { db: Database }, searchAgentIds: string[]) {
  return loadMailsOfAgents(db, searchAgentIds);
}
