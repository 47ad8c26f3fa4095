import type { Database } from '../../db/database.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { readIndexState } from '../../search/index/read-index-state.ts';
import { agentEngine, hasCurrentAgentIndex } from './agent-index.ts';
import { estimateAgents } from './agent-index-store.ts';

/** How the index of search agents stands; throws while the engine does not answer. */
export async function readAgentIndexState(search: SearchEngine) {
  const engine = agentEngine(search);
  const [state, isCurrent] = await Promise.all([readIndexState(engine), hasCurrentAgentIndex(engine)]);
  return { ...state, isCurrent };
}

/** What the index of search agents is read and written by. */
export function agentAliases(search: SearchEngine): { readAlias: string; writeAlias: string } {
  const { readAlias, writeAlias } = agentEngine(search);
  return { readAlias, writeAlias };
}

/** Number of active agents, roughly and at once. */
export function estimateActiveAgents(db: Database): Promise<number> {
  return estimateAgents(db);
}
