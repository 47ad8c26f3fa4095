import type { Database } from '../../db/database.ts';
import type { SearchEngine } from '../../search/engine.ts';
import type { RebuildProgress } from '../../search/index/rebuild-aliased.ts';
import { agentEngine, createFirstAgentIndex, hasCurrentAgentIndex } from './agent-index.ts';
import { countActiveAgents } from './agent-index-store.ts';
import { rebuildAgentIndex } from './rebuild-agent-index.ts';

/**
 * Makes sure that cars are matched with an index of the current kind. Where there are agents but no such index, it is
 * rebuilt, and until then matching waits: an empty index would tell nobody anything.
 */
export async function ensureAgentIndex(
  services: { db: Database; search: SearchEngine },
  onProgress?: (progress: RebuildProgress) => void,
): Promise<'ready' | 'created' | 'rebuilt'> {
  const engine = agentEngine(services.search);
  if (await hasCurrentAgentIndex(engine)) return 'ready';
  if ((await countActiveAgents(services.db)) === 0) {
    await createFirstAgentIndex(engine);
    return 'created';
  }
  await rebuildAgentIndex(services, onProgress);
  return 'rebuilt';
}
