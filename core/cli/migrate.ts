import { openDatabase } from '../db/database.ts';
import { loadReference } from '../db/load-reference.ts';
import { migrate } from '../db/migrate.ts';
import { loadEnv } from '../env.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { openSearchEngine } from '../search/engine.ts';
import { ensureListingIndex } from '../search/listing-index.ts';
import { say } from './terminal.ts';

/** `pnpm migrate`: newest schema, reference data and an index to write to. Safe to run again at any time. */
const env = loadEnv();
const db = openDatabase(env);
const search = openSearchEngine(env);
try {
  const applied = await migrate(db);
  say(applied.length > 0 ? `schema: applied ${applied.join(', ')}` : 'schema: up to date');
  await migrateJobs(env);
  say('job queues: ready');
  for (const [table, written] of Object.entries(await loadReference(db))) say(`${table}: ${written} rows written`);
  await ensureListingIndex(search);
  say('search index: ready');
} finally {
  await db.destroy();
  await search.client.close();
}
