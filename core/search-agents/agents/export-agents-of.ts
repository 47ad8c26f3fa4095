import type { AgentExport } from '@kardan/contract/calls/search-agent';
import type { Database } from '../../db/database.ts';
import { loadMatchesOf } from '../mailing/match-store.ts';
import { loadAgentOfAnyState, loadAllOfAddress } from './agent-store.ts';
import { exportAgent } from './own/export-search-agent.ts';

/** Everything that is stored of a person's search agents, those that wait for their code included (GDPR Art. 15). */
export async function exportAgentsOf({ db }: { db: Database }, email: string): Promise<AgentExport[]> {
  const exported: AgentExport[] = [];
  for (const { id } of await loadAllOfAddress(db, email)) {
    const agent = await loadAgentOfAnyState(db, id);
    if (!agent) continue;
    exported.push(await exportAgent(db, agent, await loadMatchesOf(db, id)));
  }
  return exported;
}
