import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@kardan/core/db/database';
import { grantRows } from '@kardan/core/db/grant-rows';
import { loadReference } from '@kardan/core/db/load-reference';
import { migrate } from '@kardan/core/db/migrate';
import { migrateJobs } from '@kardan/core/jobs/migrate-jobs';
import { rollUpStatistics } from '@kardan/core/statistics/days/roll-up-statistics';
import { buildListing } from '@kardan/core/testing/build-listing';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { freePorts, servicesCommand } from '@kardan/services/services-command.fixture';
import { afterEach, expect, test } from 'vitest';
import { killServers, startServer } from '../../testing/start-server.ts';

afterEach(killServers);

const visitors = 40;
const reportsOfVisitor = 25;

test('events that are acknowledged while API and PostgreSQL are killed again and again are stored and counted, each once', async () => {
  const [port = 0] = await freePorts(1);
  const urls = {
    DATABASE_URL: `postgres://clerk:secret@127.0.0.1:${port}/shop`,
    DATABASE_OWNER_URL: `postgres://tester:secret@127.0.0.1:${port}/shop`,
  };
  const services = servicesCommand({ ...urls, KARDAN_POSTGRES_FSYNC: 'off' });
  const startPostgres = () => expect(services.run('up', '--only', 'postgres')).toMatchObject({ status: 0 });
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(services.remove);
  startPostgres();
  const owner = openDatabase({ DATABASE_URL: urls.DATABASE_OWNER_URL, noTimeouts: true });
  cleanup.defer(() => owner.destroy());
  await migrate(owner);
  await migrateJobs({ DATABASE_URL: urls.DATABASE_OWNER_URL });
  await grantRows(owner, urls);
  await loadReference(owner);
  const cars: number[] = [];
  for (let count = 0; count < 5; count++) cars.push((await buildListing(owner)).id);
  await using index = await createTestIndex();
  const startApi = () =>
    startServer({
      DATABASE_URL: urls.DATABASE_URL,
      LISTING_INDEX: index.search.indexName,
      API_TRUSTED_PROXIES: '127.0.0.1/8,::1/128',
    });
  let api = await startApi();

  let kills = 0;
  let isDone = false;
  const killing = (async () => {
    while (!isDone && kills < 4) {
      await sleep(randomInt(100, 600));
      kills += 1;
      if (kills % 2 === 0) {
        process.kill(services.pidOf('postgres'), 'SIGKILL');
        startPostgres();
        continue;
      }
      api.server.kill('SIGKILL');
      await once(api.server, 'exit');
      api = await startApi();
    }
  })();

  let resent = 0;
  /** As a page does: the same report again until it is answered. */
  const report = async (address: string) => {
    const batchId = randomUUID();
    const events = cars.map((listingId) => ({ kind: 'view', listingId, source: 'results' }));
    while (true) {
      try {
        const answer = await fetch(`http://127.0.0.1:${api.port}/api/v1/public/statistics`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
            'x-forwarded-for': address,
          },
          body: JSON.stringify({ batchId, events }),
        });
        await answer.arrayBuffer();
        if (answer.status === 202) return;
        expect(answer.status).toBeGreaterThanOrEqual(500);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      resent += 1;
      await sleep(30);
    }
  };
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      // Each report from a network of its own: none is a repeat.
      for (let count = 0; count < reportsOfVisitor; count++) await report(`10.8.${visitor}.${count}`);
    }),
  );
  isDone = true;
  await killing;

  expect(kills).toBeGreaterThan(1);
  expect(resent).toBeGreaterThan(0);
  const stored = await owner
    .selectFrom('statisticsEvent')
    .select(({ fn }) => ['listingId', fn.countAll<number>().as('events')])
    .groupBy('listingId')
    .orderBy('listingId')
    .execute();
  expect(stored).toEqual(cars.map((listingId) => ({ listingId, events: visitors * reportsOfVisitor })));
  await rollUpStatistics({ db: owner });
  const months = await owner.selectFrom('statisticsOfMonth').select('views').execute();
  const views = months.reduce((sum, month) => sum + month.views, 0);
  expect(views).toBe(visitors * reportsOfVisitor * cars.length);
}, 300_000);
