import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { loadMailedAtOnce } from './match-store.ts';

/** Cars that are imported together arrive within seconds and make one mail instead of ten. */
const collectSeconds = 5;

/**
 * Has new matches of these agents mailed, once the transaction that stores them commits: soon for agents that want them at
 * once; the others' wait for their digest.
 */
export async function announceMatches(tx: Tx, searchAgentIds: readonly string[]): Promise<void> {
  const ids = await loadMailedAtOnce(tx, [...new Set(searchAgentIds)]);
  const jobs = ids.map((searchAgentId) => ({ searchAgentId }));
  await enqueue(tx, 'mail-matches', jobs, { delaySeconds: collectSeconds });
}
