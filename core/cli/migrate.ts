import { ensureAuditPartitions } from '../audit/ensure-audit-partitions.ts';
import { contentUsesBackfill } from '../content/checks/backfill-content-uses.ts';
import { seedContent } from '../content/seed/seed-content.ts';
import { seedPictures } from '../content/seed/seed-pictures.ts';
import { untilUnlocked, waiting } from '../db/bounded-lock-waits.ts';
import { openDatabase } from '../db/database.ts';
import { grantRows } from '../db/grant-rows.ts';
import { loadReference } from '../db/load-reference.ts';
import { migrate } from '../db/migrate.ts';
import { listingsShowOldNames } from '../db/renamed-reference.ts';
import { runBackfill } from '../db/run-backfill.ts';
import { asOwner, loadEnv } from '../env.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { novaOfPricesBackfill } from '../listings/prices/backfill-nova-of-prices.ts';
import { priceReductionsBackfill } from '../listings/prices/backfill-price-reductions.ts';
import { listingFieldsBackfill } from '../listings/quality/backfill-listing-fields.ts';
import { openMedia } from '../media/media.ts';
import { findingsBackfill } from '../moderation/findings/inspecting/inspect-stock.ts';
import { openSearchEngine } from '../search/engine.ts';
import { ensureCurrentIndex } from '../search/index/ensure-current-index.ts';
import { ensureAgentIndex } from '../search-agents/agent-index/ensure-agent-index.ts';
import { statisticsBackfill } from '../statistics/days/backfill-statistics.ts';
import { ensureStatisticsPartitions } from '../statistics/ensure-statistics-partitions.ts';
import { progressLine, say } from './terminal.ts';

/** `pnpm migrate`: newest schema, reference data, texts of the site and an index to write to. Safe to run again at any time. */
// As the first process of a container it would not hear the signal otherwise. What it began is rolled back or goes on next time.
process.once('SIGTERM', () => process.exit(143));
const env = loadEnv();
const owner = asOwner(env);
const db = openDatabase({ ...owner, noTimeouts: true });
const search = openSearchEngine(env);
const media = openMedia(env);
try {
  const applied = await migrate(db, { onWait: say });
  say(applied.length > 0 ? `schema: applied ${applied.join(', ')}` : 'schema: up to date');
  await migrateJobs(owner);
  say('job queues: ready');
  await grantRows(db, env);
  const days = await untilUnlocked(
    () => ensureStatisticsPartitions({ db }),
    (seconds) => say(waiting('statistics', seconds)),
  );
  say(`statistics: ${days} days added`);
  say(`audit: ${await ensureAuditPartitions({ db })} months added`);
  const backfills = [
    listingFieldsBackfill,
    novaOfPricesBackfill,
    priceReductionsBackfill,
    statisticsBackfill,
    findingsBackfill,
    contentUsesBackfill,
  ];
  for (const backfill of backfills) {
    const start = Date.now();
    await runBackfill(db, backfill, (id, lastId) => progressLine(`${backfill.name} up to`, id, lastId, start));
    say(`${backfill.name}: filled in`);
  }
  const writes = await loadReference(db);
  for (const [table, { written }] of Object.entries(writes)) say(`${table}: ${written} rows written`);
  if (await listingsShowOldNames(db, writes)) say('names that listings show have changed: run `pnpm search:rebuild`');
  say(`pictures of texts: ${await seedPictures({ db, media })} in the store`);
  const texts = await seedContent({ db });
  say(`texts: ${texts.added} added, ${texts.changed} changed`);
  for (const path of texts.edited) say(`content/${path} is left alone: the text was edited in the database`);
  const start = Date.now();
  const index = await ensureCurrentIndex({ db, search }, ({ done, total }) =>
    progressLine('indexed', done, total, start),
  );
  say(`search index: ${index}`);
  const agents = await ensureAgentIndex({ db, search }, ({ done, total }) =>
    progressLine('search agents', done, total, start),
  );
  say(`index of search agents: ${agents}`);
} finally {
  await db.destroy();
  media.client.destroy();
  await search.client.close();
}
