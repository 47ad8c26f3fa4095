import type { SearchEngine } from '@kardan/core/search/engine';
import { cpuMsOf } from './process-times.ts';

/** The engine's process; it must be the only node and run on this machine, or there is no processor time to read. */
export async function findEngine(engine: SearchEngine): Promise<number> {
  const { body } = await engine.client.nodes.info({ metric: ['process'] });
  const [node, ...others] = Object.values(body.nodes);
  if (!node || others.length > 0) throw new Error('the benchmark needs one OpenSearch node, not a cluster');
  const pid = Number(node.process?.id);
  if (cpuMsOf(pid) === 0) throw new Error('OpenSearch must run on this machine: its processor time is measured');
  return pid;
}
