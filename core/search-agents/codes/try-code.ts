import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { forgetMailsOfAgents } from '../../mail/forget-mails-of-agents.ts';
import { deletePending, lockPendingAgent, type PendingAgent } from '../agents/agent-store.ts';
import { isCode, isOpenCode, maxTries } from './code-rules.ts';
import { addTry, loadNewestCode, useCode } from './code-store.ts';

export type Try = { outcome: 'right'; agent: PendingAgent } | { outcome: 'wrong' | 'expired' | 'no-agent' };

/**
 * Tries a code on an agent that waits for it: only the newest counts, five times at most, once if it is right. One at a
 * time for each agent, however many arrive at once; the try counts when the transaction commits, so a wrong one must not
 * be rolled back.
 */
export async function tryCode(
  tx: Tx,
  env: Pick<Env, 'LINK_SECRET'>,
  searchAgentId: string,
  given: string,
): Promise<Try> {
  const agent = await lockPendingAgent(tx, searchAgentId);
  const code = agent && (await loadNewestCode(tx, searchAgentId));
  if (!agent || !code) return { outcome: 'no-agent' };
  if (!isOpenCode(code)) return { outcome: 'expired' };
  await addTry(tx, code.id);
  // A code that was mailed to nobody is nobody's to type.
  if (!isCode(given, code.id, env.LINK_SECRET) || code.isSilent) {
    if ((code.allTries ?? 0) + 1 >= maxTries) await giveUp(tx, agent.id);
    return { outcome: 'wrong' };
  }
  await useCode(tx, code.id);
  return { outcome: 'right', agent };
}

async function giveUp(tx: Tx, searchAgentId: string): Promise<void> {
  await forgetMailsOfAgents(tx, [searchAgentId]);
  await deletePending(tx, [searchAgentId]);
}
