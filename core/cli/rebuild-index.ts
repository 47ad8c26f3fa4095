import { loadEnv } from '../env.ts';
import { rebuildIndex } from '../search/index/rebuild-index.ts';
import { closeServices, openServices } from '../services.ts';
import { progressLine, say } from './terminal.ts';

/** `pnpm search:rebuild`: a new index from the database, swapped in while searches and changes go on. */
const services = openServices(loadEnv(), 'command');
const start = Date.now();
try {
  const { index, listings } = await rebuildIndex(services, ({ done, total }) =>
    progressLine('indexed', done, total, start),
  );
  say(`${listings} listings are searchable in ${index} after ${((Date.now() - start) / 1_000).toFixed(1)} s`);
} finally {
  await closeServices(services);
}
