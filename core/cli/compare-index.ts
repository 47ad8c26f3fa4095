import { loadEnv } from '../env.ts';
import { compareIndex } from '../search/index/compare-index.ts';
import { closeServices, openServices } from '../services.ts';
import { say } from './terminal.ts';

/** `pnpm search:compare`: does the index hold what the database says? Reads everything; fails when they differ. */
const services = openServices(loadEnv(), 'command');
try {
  const difference = await compareIndex(services);
  for (const [kind, ids] of Object.entries(difference)) {
    say(
      `${kind}: ${ids.length}${ids.length > 0 ? ` (${ids.slice(0, 10).join(', ')}${ids.length > 10 ? ' …' : ''})` : ''}`,
    );
  }
  if (Object.values(difference).some((ids) => ids.length > 0)) process.exitCode = 1;
} finally {
  await closeServices(services);
}
