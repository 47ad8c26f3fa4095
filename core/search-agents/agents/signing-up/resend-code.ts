import { codeMinutes } from '@kardan/contract/values/search-agent';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound, TooManyRequests } from '../../../kernel/errors.ts';
import { limitKey } from '../../../limits/limit-key.ts';
import { useLimit } from '../../../limits/use-limit.ts';
import { issueCode } from '../../codes/issue-code.ts';
import { resendsAnAgent } from '../agent-limits.ts';
import { lockPendingAgent } from '../agent-store.ts';

/** Mails a new code for an agent that waits for one; the older ones are worth nothing from now on. */
export async function resendCode(
  { db, env }: { db: Database; env: Env },
  searchAgentId: string,
): Promise<{ codeExpiresInSeconds: number }> {
  await inTransaction(db, async (tx) => {
    const agent = await lockPendingAgent(tx, searchAgentId);
    if (!agent) throw new NotFound('search agent');
    // By the row's own id: a path can name it in capitals as well.
    const use = await useLimit(tx, resendsAnAgent, limitKey(env.FORM_SECRET, agent.id));
    if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
    await issueCode(tx, env, agent);
  });
  return { codeExpiresInSeconds: codeMinutes * 60 };
}
