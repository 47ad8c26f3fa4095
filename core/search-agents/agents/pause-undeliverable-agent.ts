import { announceSearchAgents } from '../../changes/announce-search-agents.ts';
import type { Tx } from '../../db/database.ts';
import { forgetMailsOfAgents } from '../../mail/forget-mails-of-agents.ts';
import { releaseMatches } from '../mailing/match-store.ts';
import { lockOwnAgent, savePausedByRefusal } from './agent-store.ts';

/**
 * Pauses an agent whose address was refused for good: whoever goes on writing to mailboxes that do not exist is soon heard
 * by nobody. What the refused mail told, and what else was under way, waits until its owner resumes it.
 */
export async function pauseUndeliverableAgent(tx: Tx, searchAgentId: string, refusedMailId: string): Promise<void> {
  const agent = await lockOwnAgent(tx, searchAgentId);
  if (!agent) return;
  await savePausedByRefusal(tx, agent.id);
  const takenBack = await forgetMailsOfAgents(tx, [agent.id], { onlyQueued: true });
  await releaseMatches(tx, agent.id, [refusedMailId, ...takenBack]);
  await announceSearchAgents(tx, [agent.id]);
}
