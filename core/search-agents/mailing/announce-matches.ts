import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { chunk } from '../../kernel/chunk.ts';
import { agentsAtATime } from './mail-matches.ts';
import { loadMailedAtOnce } from './match-store.ts';

/** Cars that are imported together arrive within seconds and make one mail instead of ten. */
const collectSeconds = 5;

/**
 * Has waiting matches of these agents mailed, once the transaction commits: soon for agents that want them at once; the
 * others' wait for their digest.
 */
export async function announceMatches(tx: Tx, searchAgentIds: readonly string[]): Promise<void> {
  await mailSoon(tx, await loadMailedAtOnce(tx, [...new Set(searchAgentIds)]));
}

/** Has matches of agents that want them at once mailed, once the transaction that stores them commits. */
export async function mailSoon(tx: Tx, searchAgentIds: readonly string[]): Promise<void> {
  const jobs = chunk(searchAgentIds, agentsAtATime).map((ids) => ({ searchAgentIds: ids }));
  await enqueue(tx, 'mail-matches', jobs, { delaySeconds: collectSeconds });
}
