import { announceErasedAgent } from '../../../changes/announce-erased-agent.ts';
import { announceSearchAgents } from '../../../changes/announce-search-agents.ts';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { forgetMailsOfAgents } from '../../../mail/forget-mails-of-agents.ts';
import { deleteCodesOf } from '../../codes/code-store.ts';
import { openAgentToken } from '../../links/agent-token.ts';
import { deleteMatchesOf } from '../../mailing/match-store.ts';
import { eraseAgent, lockOwnAgent } from '../agent-store.ts';

/**
 * Deletes the agent that a token opens, as its owner or one click in a mail program wants it. Whoever unsubscribes wants
 * it gone: that it is gone already, or never was, is no failure.
 */
export async function deleteSearchAgent({ db, env }: { db: Database; env: Env }, token: string): Promise<void> {
  const id = openAgentToken(token, env.LINK_SECRET);
  if (id === undefined) return;
  await inTransaction(db, async (tx) => {
    if (await lockOwnAgent(tx, id)) await removeAgent(tx, id);
  });
}

/** Takes the person out of a verified agent at once: address, search, matches, codes and the record of its mails. */
export async function removeAgent(tx: Tx, id: string): Promise<void> {
  await eraseAgent(tx, id);
  await deleteMatchesOf(tx, id);
  await deleteCodesOf(tx, id);
  await forgetMailsOfAgents(tx, [id]);
  await announceSearchAgents(tx, [id]);
  await announceErasedAgent(tx, id);
}

/** Deletes an agent that a restored database knows again; false where it does not, or knows it as deleted. */
export function removeAgentAgain({ db }: { db: Database }, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOwnAgent(tx, id))) return false;
    await removeAgent(tx, id);
    return true;
  });
}
