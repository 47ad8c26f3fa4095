import { say } from '@kardan/core/cli/terminal';
import { countStock } from '@kardan/core/dealerships/office/count-stock';
import { asOwner, loadEnv } from '@kardan/core/env';
import { countOffered } from '@kardan/core/listings/cards/read-listing-rows';
import { rateMarket } from '@kardan/core/pricing/nightly/rate-market';
import { rebuildIndex } from '@kardan/core/search/index/rebuild-index';
import { closeServices, openServices, type Services } from '@kardan/core/services';
import { demoAccounts } from './accounts/demo-accounts.ts';
import { seedAccounts } from './accounts/seed-accounts.ts';
import { seedFindings } from './findings/seed-findings.ts';
import { seedHealth } from './health/seed-health.ts';
import { showProgress } from './load/progress.ts';
import { ForeignData, type RunPhase, seedDatabase } from './load/seed-database.ts';
import { storePictures } from './load/store-pictures.ts';
import { logoFolder, readLogoIndex } from './logo-set/logo-index.ts';
import { readPictureIndex } from './picture-set/picture-index.ts';
import { seedRequests } from './requests/seed-requests.ts';
import { parseSeedOptions, type SeedOptions, usage } from './seed-options.ts';
import { seedStatistics } from './statistics/seed-statistics.ts';
import { saySummary, type TimedPhase } from './summary.ts';

/** `pnpm seed`: replaces dealerships and listings by demo data and makes it searchable. */
const options = readOptions();
if (options?.help) say(usage);
else if (options) {
  const services = openServices(asOwner(loadEnv()), 'command');
  try {
    await seed(services, options);
  } catch (error) {
    if (error instanceof ForeignData) say(error.message);
    else services.log.error({ err: error }, 'seeding failed; run it again, it starts afresh');
    process.exitCode = 1;
  } finally {
    await closeServices(services);
  }
}

async function seed(services: Services, { index, help: _, ...request }: SeedOptions): Promise<void> {
  const phases: TimedPhase[] = [];
  const runPhase: RunPhase = async (phase, total, work) => {
    const progress = showProgress(phase, total);
    await work((done) => progress.update(done));
    phases.push({ phase, seconds: progress.finish() });
  };
  const [pictures, logos] = await Promise.all([readPictureIndex(), readLogoIndex()]);
  // First: a listing must not show a picture that is not there.
  await runPhase('pictures', pictures.length + logos.length, async (onProgress) => {
    await storePictures(services.media, pictures, onProgress);
    await storePictures(services.media, logos, (done) => onProgress(pictures.length + done), logoFolder);
  });
  await seedDatabase(services.db, { ...request, databaseUrl: services.env.DATABASE_URL }, runPhase);
  await runPhase('accounts', demoAccounts.length, async () => {
    await seedAccounts(services, request.today);
    await seedRequests(services, request.today);
    await countStock(services);
  });
  await runPhase('price ratings', request.listings, async (onProgress) => {
    const now = new Date(`${request.today}T12:00:00Z`);
    // Not car by car: the index is built anew from all of them.
    const rated = {
      announce: false,
      onProgress: (phase: string, done: number) => phase === 'rating' && onProgress(done),
    };
    await rateMarket(services, { now, ...rated });
  });
  await runPhase('findings', 1, () => seedFindings(services));
  await runPhase('visits', demoAccounts.length, () => seedStatistics(services, request.today));
  await runPhase('health', 1, () => seedHealth(services, request.today));
  if (index) {
    const progress = showProgress('search index', await countOffered(services.db));
    await rebuildIndex(services, ({ done }) => progress.update(done));
    phases.push({ phase: 'search index', seconds: progress.finish() });
  }
  await saySummary(services, phases);
}

function readOptions(): SeedOptions | undefined {
  try {
    return parseSeedOptions(process.argv.slice(2));
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 2;
    return undefined;
  }
}
