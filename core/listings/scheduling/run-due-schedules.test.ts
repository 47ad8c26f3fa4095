import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { createLog, type Logger } from '../../kernel/log.ts';
import { anOperator, staffOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { openBusyDatabase } from '../../testing/busy-database.ts';
import { failingAt } from '../../testing/failing-at.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readOwnListing } from '../editing/change-own-car.ts';
import { createListing } from '../editing/create-listing.ts';
import { discardChanges, moveListing } from '../editing/move-listing.ts';
import { publishListing } from '../editing/publish-listing.ts';
import { saveListing } from '../editing/save-listing.ts';
import { runDueSchedules } from './run-due-schedules.ts';
import { scheduleListing, unscheduleListing } from './schedule-listing.ts';

let database: TestDatabase;
let services: { db: Database; env: ReturnType<typeof loadEnv>; log: Logger };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env: loadEnv(), log: createLog('test', 'silent') };
});
afterAll(() => database[Symbol.asyncDispose]());

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function ownCar({ isNew = false, sandboxOf }: { isNew?: boolean; sandboxOf?: number } = {}) {
  const { id: dealershipId } = await buildDealership(
    database.db,
    sandboxOf === undefined ? {} : { state: 'sandbox', sandboxOf },
  );
  const account = await buildAccount(database.db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const actor: Actor = { ...staffOf(dealershipId), accountId: account.id };
  const { id: listingId } = isNew
    ? await createListing(services, actor, String(dealershipId), { key: randomUUID(), fields: { priceEur: 20_000 } })
    : await buildListing(database.db, { dealershipId, priceEur: 20_000 });
  const at = { dealershipId: String(dealershipId), listingId };
  const plan = (publish: boolean, priceEur: number | null, moment = tomorrow()) =>
    scheduleListing(services, actor, at, { at: moment, publish, priceEur });
  const read = () => readOwnListing(services, actor, at);
  return { dealershipId, listingId, account, actor, at, plan, read };
}

/** As if a day had gone by. */
async function becomeDue() {
  await database.db
    .updateTable('listingSchedule')
    .set({ at: new Date(Date.now() - 1_000) })
    .execute();
}

test('a price changes and changes are published when their time has come, not before, and in the planner’s name', async () => {
  const { actor, account, at, listingId, plan, read } = await ownCar();
  await plan(false, 19_000);
  expect(await runDueSchedules(services)).toEqual({ done: 0, refused: 0 });
  expect(await read()).toMatchObject({ scheduled: [{ publish: false, priceEur: 19_000, refused: null }] });
  await becomeDue();
  expect(await runDueSchedules(services)).toEqual({ done: 1, refused: 0 });
  expect(await read()).toMatchObject({ scheduled: [], online: { priceEur: 19_000 } });
  await saveListing(services, actor, at, { fields: { colour: 'red' }, before: {} });
  await plan(true, 18_000);
  await becomeDue();
  await runDueSchedules(services);
  expect(await read()).toMatchObject({ online: { colour: 'red', priceEur: 18_000 }, unpublished: [] });
  const revisions = await database.db
    .selectFrom('listingRevision')
    .select(['source', 'actorName'])
    .where('listingId', '=', listingId)
    .execute();
  expect(revisions).toEqual([
    { source: 'schedule', actorName: account.displayName },
    { source: 'schedule', actorName: account.displayName },
  ]);
});

test('what an operator planned is the operator’s act in history and record, and a suspended dealership publishes it no more', async () => {
  const { dealershipId, listingId, at, read } = await ownCar();
  const { id: accountId, displayName } = await buildAccount(database.db, { isOperator: true });
  const operator: Actor = { ...anOperator, accountId, actingFor: new Set([dealershipId]) };
  const plan = (priceEur: number) =>
    scheduleListing(services, operator, at, { at: tomorrow(), publish: false, priceEur });
  await plan(19_000);
  await becomeDue();
  expect(await runDueSchedules(services)).toEqual({ done: 1, refused: 0 });
  const entry = await database.db
    .selectFrom('auditEntry')
    .select(['onBehalf', 'actorAccountId', 'actorName'])
    .where('objectId', '=', String(listingId))
    .where('action', '=', 'listing.changed')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ onBehalf: true, actorAccountId: accountId, actorName: displayName });
  await plan(18_000);
  await database.db.updateTable('dealership').set({ state: 'suspended' }).where('id', '=', dealershipId).execute();
  await becomeDue();
  expect(await runDueSchedules(services)).toEqual({ done: 0, refused: 1 });
  expect(await read()).toMatchObject({ scheduled: [{ refused: [{ code: 'dealership-suspended' }] }] });
});

test('what is due is done once, whoever comes at the same time', async () => {
  const { listingId, plan } = await ownCar();
  for (const priceEur of [19_000, 18_000, 17_000]) await plan(false, priceEur);
  await becomeDue();
  const outcomes = await Promise.all([1, 2, 3].map(() => runDueSchedules(services)));
  expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(3);
  const prices = await database.db
    .selectFrom('listingPrice')
    .select('priceEur')
    .where('listingId', '=', listingId)
    .execute();
  expect(prices).toHaveLength(4);
});

test('a car that cannot be published then says why, and is not tried again until it is planned anew', async () => {
  const { plan, read, actor, at } = await ownCar({ isNew: true });
  await plan(true, null);
  await becomeDue();
  expect(await runDueSchedules(services)).toEqual({ done: 0, refused: 1 });
  const [refused] = (await read()).scheduled;
  expect(refused?.refused).toContainEqual({ field: 'make', code: 'field-missing' });
  expect(await runDueSchedules(services)).toEqual({ done: 0, refused: 0 });
  expect(await unscheduleListing(services, actor, at, refused?.id as number)).toMatchObject({ scheduled: [] });
});

test('a sold car gets no price, a suspended dealership publishes nothing, its sandbox included', async () => {
  const sold = await ownCar();
  await sold.plan(false, 15_000);
  await moveListing(services, sold.actor, sold.at, 'sold');
  const suspended = await ownCar();
  await suspended.plan(false, 15_000);
  await database.db
    .updateTable('dealership')
    .set({ state: 'suspended' })
    .where('id', '=', suspended.dealershipId)
    .execute();
  const sandbox = await ownCar({ sandboxOf: suspended.dealershipId });
  await sandbox.plan(false, 15_000);
  await becomeDue();
  expect(await runDueSchedules(services)).toEqual({ done: 0, refused: 3 });
  for (const { read } of [suspended, sandbox])
    expect(await read()).toMatchObject({ scheduled: [{ refused: [{ code: 'dealership-suspended' }] }] });
  expect(await sold.read()).toMatchObject({ online: { priceEur: 20_000 } });
});

test('a plan at which something fails that nobody expected keeps no other waiting, and is tried again', async () => {
  const broken = await ownCar();
  const other = await ownCar();
  await broken.plan(false, 19_000);
  await other.plan(false, 18_000);
  await becomeDue();
  const failing = await failingAt(database, broken.listingId);
  await expect(runDueSchedules(services)).rejects.toThrow('nobody expected this');
  expect(await other.read()).toMatchObject({ scheduled: [], online: { priceEur: 18_000 } });
  await failing[Symbol.asyncDispose]();
  expect(await runDueSchedules(services)).toEqual({ done: 1, refused: 0 });
  expect(await broken.read()).toMatchObject({ scheduled: [], online: { priceEur: 19_000 } });
});

test('a plan whose turn does not come while there is too much to do is no refused one: it is done the next time', async () => {
  const { plan, read } = await ownCar();
  await plan(false, 19_000);
  await becomeDue();
  await using busy = openBusyDatabase(database.url);
  const release = busy.occupy();
  await expect(runDueSchedules({ ...services, db: busy.db })).rejects.toMatchObject({ code: 'overloaded' });
  expect(await read()).toMatchObject({ scheduled: [{ refused: null }] });
  release();
  expect(await runDueSchedules({ ...services, db: busy.db })).toEqual({ done: 1, refused: 0 });
  expect(await read()).toMatchObject({ scheduled: [], online: { priceEur: 19_000 } });
});

test('a car that is published, sold or withdrawn by hand is not published again by a plan; planned prices stay', async () => {
  const { actor, at, plan, read } = await ownCar();
  const planned = async () => (await read()).scheduled.map(({ publish, priceEur }) => [publish, priceEur]);
  await plan(true, null);
  await plan(true, 19_000);
  await publishListing(services, actor, at);
  expect(await planned()).toEqual([[false, 19_000]]);
  await plan(true, null);
  await moveListing(services, actor, at, 'sold');
  expect(await planned()).toEqual([[false, 19_000]]);
});

test('a net price goes along with the planned one', async () => {
  const { id: dealershipId } = await buildDealership(database.db);
  const car = { dealershipId, priceEur: 24_000, netPriceEur: 20_000, taxation: 'standard' } as const;
  const { id: listingId } = await buildListing(database.db, car);
  const at = { dealershipId: String(dealershipId), listingId };
  const actor = staffOf(dealershipId);
  for (const [publish, priceEur] of [
    [false, 21_600],
    [true, 18_000],
  ] as const) {
    await scheduleListing(services, actor, at, { at: tomorrow(), publish, priceEur });
    await becomeDue();
    await runDueSchedules(services);
    const { online } = await readOwnListing(services, actor, at);
    expect(online).toMatchObject({ priceEur, netPriceEur: Math.round(priceEur / 1.2) });
  }
});

test('moments in the past or in years, and plans to do nothing, are refused', async () => {
  const { plan } = await ownCar();
  await expect(plan(true, null, new Date().toISOString())).rejects.toMatchObject({ issues: [{ code: 'too-soon' }] });
  await expect(plan(true, null, '2099-01-01T00:00:00Z')).rejects.toMatchObject({ issues: [{ code: 'too-late' }] });
  await expect(plan(false, null)).rejects.toMatchObject({ issues: [{ code: 'nothing-scheduled' }] });
});

test('a draft that is discarded takes its plans along', async () => {
  const { actor, at, listingId, plan } = await ownCar({ isNew: true });
  await plan(true, null);
  await discardChanges(services, actor, at);
  const left = await database.db
    .selectFrom('listingSchedule')
    .select('id')
    .where('listingId', '=', listingId)
    .execute();
  expect(left).toEqual([]);
});
