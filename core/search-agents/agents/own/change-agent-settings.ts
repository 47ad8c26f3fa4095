import type { AgentEvent, AgentFrequency } from '@kardan/contract/values/search-agent';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { announceMatches } from '../../mailing/announce-matches.ts';
import { saveAgent } from '../agent-store.ts';
import { changeOwnAgent } from './change-own-agent.ts';

/** Changes how often an agent writes and of what. News that waited for a digest go out if it now wants them at once. */
export function changeAgentSettings(
  services: { db: Database; env: Env },
  token: string,
  { frequency, events }: { frequency: AgentFrequency; events: AgentEvent[] },
): Promise<void> {
  return changeOwnAgent(services, token, async (tx, { id }) => {
    await saveAgent(tx, id, { frequency, events });
    await announceMatches(tx, [id]);
  });
}
