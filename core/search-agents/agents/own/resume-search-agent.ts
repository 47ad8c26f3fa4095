import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { announceMatches } from '../../mailing/announce-matches.ts';
import { saveAgent } from '../agent-store.ts';
import { changeOwnAgent } from './change-own-agent.ts';

/**
 * Lets a paused agent look again, for what is new from now on; what it found before the pause is told as well. Should its
 * address still be refused, the next mail pauses it once more.
 */
export function resumeSearchAgent(services: { db: Database; env: Env }, token: string): Promise<void> {
  return changeOwnAgent(services, token, async (tx, { id, state }) => {
    if (state === 'active') return;
    await saveAgent(tx, id, { state: 'active', mailsRefusedAt: null });
    await announceMatches(tx, [id]);
  });
}
