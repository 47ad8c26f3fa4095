import { announceSearchAgents } from '../../../changes/announce-search-agents.ts';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { openAgentToken } from '../../links/agent-token.ts';
import { lockOwnAgent, type OwnAgentRow } from '../agent-store.ts';

/**
 * Changes the agent that a token opens, one change at a time, and has the change brought into the index. An agent that is
 * deleted or never was looks the same from outside.
 */
export function changeOwnAgent(
  { db, env }: { db: Database; env: Env },
  token: string,
  change: (tx: Tx, agent: OwnAgentRow) => Promise<void>,
): Promise<void> {
  const id = openAgentToken(token, env.LINK_SECRET);
  return inTransaction(db, async (tx) => {
    const agent = id === undefined ? undefined : await lockOwnAgent(tx, id);
    if (!agent) throw new NotFound('search agent');
    await change(tx, agent);
    await announceSearchAgents(tx, [agent.id]);
  });
}
