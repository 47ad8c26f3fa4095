import { maxAgents } from '@kardan/contract/values/search-agent';
import { announceSearchAgents } from '../../../changes/announce-search-agents.ts';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { Failure, NotFound } from '../../../kernel/errors.ts';
import { useVisitorLimit } from '../../../limits/use-visitor-limit.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { tryCode } from '../../codes/try-code.ts';
import { sealAgentToken } from '../../links/agent-token.ts';
import { triesAVisitor } from '../agent-limits.ts';
import { activateAgent, countAgentsOfMailbox, lockMailbox, type PendingAgent } from '../agent-store.ts';

/** Starts an agent with the newest code that was mailed to it; gives what opens its own page. */
export async function verifySearchAgent(
  { db, env }: { db: Database; env: Env },
  searchAgentId: string,
  code: string,
  visitorAddress: string,
): Promise<{ token: string }> {
  const { outcome } = await inTransaction(db, async (tx) => {
    await useVisitorLimit(tx, env, triesAVisitor, visitorAddress);
    const tried = await tryCode(tx, env, searchAgentId, code);
    if (tried.outcome === 'right') await start(tx, tried.agent);
    return tried;
  });
  // Only now: thrown any sooner, it would take the try back.
  if (outcome === 'no-agent') throw new NotFound('search agent');
  if (outcome !== 'right') throw new Failure(outcome === 'wrong' ? 'code-invalid' : 'code-expired');
  return { token: sealAgentToken(searchAgentId, env.LINK_SECRET) };
}

/** The address is proven, so it may be told that it has as many as it can have; the code stays good meanwhile. */
async function start(tx: Tx, { id, email, mailboxHash, language }: PendingAgent): Promise<void> {
  if (mailboxHash) {
    await lockMailbox(tx, mailboxHash);
    if ((await countAgentsOfMailbox(tx, mailboxHash)) >= maxAgents) throw new Failure('too-many-search-agents');
  }
  await activateAgent(tx, id);
  await announceSearchAgents(tx, [id]);
  const payload = { searchAgentId: id };
  await queueMail(tx, { template: 'search-agent-welcome', recipient: email, language, payload });
}
