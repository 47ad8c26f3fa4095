import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Server } from '@kardan/services/postgres/own-server.fixture';
import { type Standby, startStandby } from '@kardan/services/postgres/standby.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../../stack/start.ts';
import { sized } from '../size.ts';
import { writeReport } from '../write-report.ts';
import { breakUnderLoad, expectNothingLost } from './break-under-load.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { buildHouse } from './people.ts';
import { type Switch, startSwitch } from './switch.ts';
import { prepareWriters, type Writing } from './writers/all-writers.ts';

const loadMs = sized({ short: 4_000, full: 30_000 });

const opened = new AsyncDisposableStack();
let stack: CrashStack;
let standby: Standby;
let toPrimary: Switch;
let writing: Writing;
const portOf = (url: string) => Number(new URL(url).port);
const withPort = (url: string, port: number) => Object.assign(new URL(url), { port: String(port) }).href;

beforeAll(async () => {
  stack = await startCrashStack({
    engine: 'shared',
    async reachedAt(server: Server) {
      standby = opened.use(await startStandby(server));
      await commitWith(server);
      toPrimary = opened.use(await startSwitch(portOf(server.url)));
      return withPort(server.url, toPrimary.port);
    },
  });
  await stack.api.recover();
  writing = await prepareWriters(stack, sized({ short: 600, full: 3_000 }));
  await stack.prepareIndex();
  await stack.worker.recover();
});
afterAll(async () => {
  await stack?.[Symbol.asyncDispose]();
  await opened.disposeAsync();
});

/** From now on a commit is acknowledged when the standby has it as well. */
async function commitWith(server: Server): Promise<void> {
  const url = await server.superuserUrl();
  await ask(url, "alter system set synchronous_standby_names = '*'");
  await ask(url, 'select pg_reload_conf()');
  const state = async () => {
    const [row] = await ask<{ state: string }>(url, 'select sync_state as state from pg_stat_replication');
    return row?.state;
  };
  while ((await state()) !== 'sync') await sleep(200);
}

test('a dealer sees every change of theirs at once, though the replica that visitors read is behind', async () => {
  const settings = { DATABASE_READ_URL: standby.url, ...stack.store };
  const data = { databaseUrl: withPort(stack.server.url, toPrimary.port), listingIndex: stack.search.indexName };
  await using api = await startApi(settings, data);
  const house = await buildHouse(stack.db, api.origin, 3);
  const dealershipId = String(house.id);
  await standby.pause();
  try {
    for (let turn = 0; turn < sized({ short: 10, full: 100 }); turn++) {
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
    }
  } finally {
    await standby.resume();
  }
});

test('the database fails over to its synchronous standby: no acknowledged write is lost, none is done twice', async () => {
  const outcome = await breakUnderLoad(stack, writing, async () => {
    await sleep(loadMs);
    const killedAt = performance.now();
    await stack.postgres.kill();
    const promoted = withPort(await stack.server.superuserUrl(), portOf(standby.url));
    // It waits for no standby itself: it was copied before the primary was told to.
    await ask(promoted, 'select pg_promote()');
    toPrimary.leadTo(portOf(standby.url));
    const recoveredAt = performance.now();
    await sleep(loadMs);
    return [{ name: 'PostgreSQL, its standby promoted', killedAt, recoveredAt }];
  });
  const note =
    'The standby is promoted as soon as the primary is dead: what whoever watches over them takes to notice it (Patroni: `ttl`) comes on top.';
  writeReport('fail-over', 'Fail-over of the database', `${note}\n\n${outcome.report}`);
  expectNothingLost(outcome);
});
