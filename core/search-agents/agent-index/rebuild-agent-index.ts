import type { Database } from '../../db/database.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { type RebuildProgress, rebuildAliased } from '../../search/index/rebuild-aliased.ts';
import { agentEngine, createAgentIndex } from './agent-index.ts';
import { type AgentRow, countActiveAgents, loadActiveAgentsAfter } from './agent-index-store.ts';
import { addAgents } from './index-agents.ts';

/** Builds a new index of all active agents from the database and swaps it in, while matching and changes go on. */
export async function rebuildAgentIndex(
  { db, search }: { db: Database; search: SearchEngine },
  onProgress?: (progress: RebuildProgress) => void,
): Promise<{ index: string; agents: number }> {
  const engine = agentEngine(search);
  const source = {
    create: (suffix: string) => createAgentIndex(engine, suffix),
    count: () => countActiveAgents(db),
    next: (after: AgentRow | undefined, limit: number) => loadActiveAgentsAfter(db, after, limit),
    write: async (index: string, rows: AgentRow[]) => {
      const [failure] = await addAgents({ db, search: engine }, index, rows);
      if (failure) throw new Error(`search agent ${failure.agentId} could not be indexed: ${failure.reason}`);
    },
  };
  const { index, written } = await rebuildAliased(db, engine, source, onProgress);
  return { index, agents: written };
}
