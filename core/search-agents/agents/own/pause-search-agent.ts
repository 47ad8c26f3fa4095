import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { forgetMailsOfAgents } from '../../../mail/forget-mails-of-agents.ts';
import { releaseMatches } from '../../mailing/match-store.ts';
import { saveAgent } from '../agent-store.ts';
import { changeOwnAgent } from './change-own-agent.ts';

/**
 * Stops an agent's mails until it is resumed, those included that only wait for the mail server: what they tell waits
 * instead.
 */
export function pauseSearchAgent(services: { db: Database; env: Env }, token: string): Promise<void> {
  return changeOwnAgent(services, token, async (tx, { id, state }) => {
    if (state === 'paused') return;
    await saveAgent(tx, id, { state: 'paused' });
    await releaseMatches(tx, id, await forgetMailsOfAgents(tx, [id], { onlyQueued: true }));
  });
}
