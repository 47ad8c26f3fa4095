import { loadEnv } from '../env.ts';
import { rebuildAgentIndex } from '../search-agents/agent-index/rebuild-agent-index.ts';
import { closeServices, openServices } from '../services.ts';
import { progressLine, say } from './terminal.ts';

/** `pnpm search-agents:rebuild`: a new index of search agents from the database, swapped in while matching and changes go on. */
const services = openServices(loadEnv(), 'command');
const start = Date.now();
try {
  const { index, agents } = await rebuildAgentIndex(services, ({ done, total }) =>
    progressLine('indexed', done, total, start),
  );
  say(`${agents} search agents are in ${index} after ${((Date.now() - start) / 1_000).toFixed(1)} s`);
} finally {
  await closeServices(services);
}
