import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../stack/start.ts';
import { seconds, tell } from '../../stack/tell.ts';
import { isShortRun, sized } from '../size.ts';
import { writeReport } from '../write-report.ts';
import { breakUnderLoad, expectNothingLost } from './break-under-load.ts';
import type { Disturbance } from './crash-schedule.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { type PatroniCluster, preparePatroniCluster } from './databases/patroni-cluster.ts';
import { buildHouse, visitorOf } from './people.ts';
import { prepareWriters, type Writing } from './writers/all-writers.ts';

const loadMs = sized({ small: 4_000, full: 30_000 });
/** The second loss is that of who took over at the first: the server that came back must have everything. */
const ways = ['lost', 'lost', 'handed over', 'lost', 'handed over'].slice(0, sized({ small: 1, full: 5 }));

describe.skipIf(isShortRun())('a database of two servers', () => {
  let cluster: PatroniCluster;
  let stack: CrashStack;
  let writing: Writing;
  beforeAll(async () => {
    cluster = await preparePatroniCluster();
    stack = await startCrashStack({ engine: 'shared', database: cluster });
    await stack.api.recover();
    writing = await prepareWriters(stack, sized({ small: 800, full: 6_000 }));
    await stack.prepareIndex();
    await stack.worker.recover();
  });
  afterAll(() => stack?.[Symbol.asyncDispose]());

  test('a dealer sees every change of theirs at once, though the replica that visitors read is behind', async () => {
    const data = { databaseUrl: cluster.url, listingIndex: stack.search.indexName };
    await using api = await startApi({ DATABASE_READ_URL: cluster.readUrl, ...stack.store }, data);
    const house = await buildHouse(stack.db, api.origin, 3);
    const dealershipId = String(house.id);
    const shownToVisitors = async (listingId: number) =>
      (await visitorOf(api.origin).listing({ params: { id: String(listingId) } })).priceEur;
    // Until the API trusts the replica.
    await expect.poll(() => shownToVisitors(house.cars[0]?.id ?? 0), { timeout: 15_000 }).toBe(15_000);
    await sleep(3_000);
    await cluster.pauseReplay();
    try {
      for (let turn = 0; turn < sized({ small: 10, full: 100 }); turn++) {
        const car = house.cars[turn % house.cars.length] as { id: number; priceEur: number };
        const params = { dealershipId, listingId: String(car.id) };
        const priceEur = 16_000 + turn;
        await house.owner.saveListing({ params, body: { fields: { priceEur }, before: { priceEur: car.priceEur } } });
        await house.owner.publishListing({ params });
        car.priceEur = priceEur;
        const own = await house.owner.ownListing({ params });
        const { items } = await house.owner.stock({ params: { dealershipId } });
        const { items: history } = await house.owner.listingRevisions({ params });
        expect({
          form: own.online?.priceEur,
          list: items.find(({ id }) => id === car.id)?.priceEur,
          history: history[0]?.changes.find(({ field }) => field === 'priceEur')?.after,
        }).toEqual({ form: priceEur, list: priceEur, history: priceEur });
        // The replica is asked, and is behind: otherwise nothing of this would say anything.
        if (turn === 0) expect(await shownToVisitors(car.id)).toBe(15_000);
      }
      // Nobody is shown old rows for long.
      const last = house.cars.at(-1);
      await expect.poll(() => shownToVisitors(last?.id ?? 0), { timeout: 10_000 }).toBe(last?.priceEur);
    } finally {
      await cluster.resumeReplay();
    }
  });

  test('the database fails over to its synchronous standby: no acknowledged write is lost, none is done twice', async () => {
    const returns: string[] = [];
    const outcome = await breakUnderLoad(stack, writing, async () => {
      const crashes: Disturbance[] = [];
      for (const way of ways) {
        await sleep(loadMs);
        const brokenAt = performance.now();
        if (way === 'lost') {
          await stack.postgres.kill();
          await stack.postgres.recover();
        } else await cluster.handOver();
        const mendedAt = performance.now();
        crashes.push({ name: `PostgreSQL’s primary, ${way}`, brokenAt, mendedAt });
        await sleep(loadMs);
        const beganAt = performance.now();
        const standby = await cluster.rejoin();
        const how = /running pg_rewind/.test(standby.log()) ? 'by pg_rewind' : 'without pg_rewind';
        if (way === 'lost') returns.push(`${standby.name} ${how} after ${seconds(performance.now() - beganAt)} s`);
        tell(
          `${way}: another server led after ${seconds(mendedAt - brokenAt)} s; ${standby.name} is the standby, ${how}`,
        );
      }
      return crashes;
    });
    const note = `Two servers of PostgreSQL under Patroni, behind HAProxy, with the files of \`deploy/patroni\`. Once started again, a lost one was the synchronous standby: ${returns.join(', ')}.`;
    writeReport('fail-over', 'Fail-over of the database', `${note}\n\n${outcome.report}`);
    expectNothingLost(outcome);
  });
});
