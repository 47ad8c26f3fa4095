import { ownListing } from '@kardan/contract/calls/stock/own-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { readOwnListing } from '../../listings/editing/change-own-car.ts';
import { moveListing } from '../../listings/editing/move-listing.ts';
import { holdOwnCar } from '../../listings/editing/own-car.ts';
import { blockListing } from '../../moderation/blocking/block-listing.ts';
import { unblockListing } from '../../moderation/blocking/unblock-listing.ts';
import { buildOperator, reasons } from '../../moderation/testing/build-case.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import type { FeedCar } from '../feed-car.ts';
import { buildFeed, feedCar } from '../testing/build-feed.ts';
import { applyCars } from './apply-cars.ts';
import { unlockFields } from './unlock-fields.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function dealershipWithFeed() {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId });
  const actor: Actor = { ...staffOf(dealershipId), accountId: null, name: 'Händlersystem' };
  const apply = (cars: FeedCar[], { dry = false, source = 'feed' }: { dry?: boolean; source?: 'feed' | 'api' } = {}) =>
    inTransaction(db, (tx) =>
      applyCars(services, tx, actor, { feedId: source === 'api' ? null : feedId, dealershipId, cars, source, dry }),
    );
  const reference = (listingId: number | null) => ({
    dealershipId: String(dealershipId),
    listingId: listingId as number,
  });
  const read = (listingId: number | null) => readOwnListing(services, staffOf(dealershipId), reference(listingId));
  return { services, dealershipId, feedId, actor, apply, read, reference, staff: staffOf(dealershipId) };
}

const fates = (cars: { fate: string }[]) => cars.map(({ fate }) => fate);

test('a complete car goes online under its number, the same again changes nothing, and a new price is a change', async () => {
  const { apply, read } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1')]);
  expect(created).toMatchObject({ fate: 'created', isDraft: false, issues: [] });
  const listingId = created?.listingId ?? null;
  const { savedBy, ...online } = await read(listingId);
  expect(online).toMatchObject({ state: 'active', fields: { externalId: 'A-1', priceEur: 18_900 } });
  expect(savedBy).toBe('Händlersystem');
  expect(fates(await apply([feedCar('A-1')]))).toEqual(['unchanged']);
  const [changed] = await apply([feedCar('A-1', { priceEur: 17_500 })]);
  expect(changed).toMatchObject({
    fate: 'changed',
    listingId,
    changes: [{ field: 'priceEur', before: 18_900, after: 17_500 }],
  });
  expect(await read(listingId)).toMatchObject({ state: 'active', fields: { priceEur: 17_500 } });
});

test('a car that says the same is not written at all', async () => {
  const { apply } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1')]);
  const row = () =>
    database.db
      .selectFrom('listing')
      .innerJoin('feedCar', 'feedCar.listingId', 'listing.id')
      .select(['listing.revision', 'feedCar.updatedAt'])
      .where('listing.id', '=', created?.listingId ?? 0)
      .executeTakeFirstOrThrow();
  const before = await row();
  await apply([feedCar('A-1')]);
  expect(await row()).toEqual(before);
});

test('a new car with gaps becomes a draft that names them, and goes online once the feed tells them', async () => {
  const { apply, read } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1', { mileageKm: null })]);
  expect(created).toMatchObject({ fate: 'created', isDraft: true });
  expect(created?.issues).toMatchObject([{ field: 'mileageKm', code: 'field-missing', severity: 'refuses' }]);
  expect((await read(created?.listingId ?? null)).state).toBe('draft');
  const [again] = await apply([feedCar('A-1', { mileageKm: null })]);
  expect(again).toMatchObject({ fate: 'unchanged', isDraft: true, listingId: created?.listingId });
  expect(again?.issues).toHaveLength(1);
  const [whole] = await apply([feedCar('A-1')]);
  expect(whole).toMatchObject({ fate: 'changed', isDraft: false, listingId: created?.listingId });
  expect(await read(created?.listingId ?? null)).toMatchObject({ state: 'active', unpublished: [] });
});

test('a car online whose line breaks a rule stays as it is, and is refused with the reason', async () => {
  const { apply, read } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1')]);
  const [refused] = await apply([feedCar('A-1', { priceEur: 15_000, mileageKm: null })]);
  expect(refused).toMatchObject({ fate: 'refused', listingId: created?.listingId });
  expect(refused?.issues).toMatchObject([{ field: 'mileageKm', code: 'field-missing' }]);
  expect(await read(created?.listingId ?? null)).toMatchObject({ state: 'active', fields: { priceEur: 18_900 } });
});

test('the same VIN, or the same number, twice in one file is taken once', async () => {
  const { apply } = await dealershipWithFeed();
  const vin = 'WVWZZZ1KZ6W000001';
  const applied = await apply([feedCar('A-1', { vin }), feedCar('A-2', { vin }), feedCar('A-1', { priceEur: 1_000 })]);
  expect(fates(applied)).toEqual(['created', 'refused', 'refused']);
  expect(applied[1]?.issues).toMatchObject([{ code: 'vin-online-twice' }]);
  expect(applied[2]?.issues).toMatchObject([{ code: 'number-twice' }]);
  const [later] = await apply([feedCar('A-3', { vin })]);
  expect(later).toMatchObject({ fate: 'refused', issues: [{ code: 'vin-online-twice' }] });
});

test('a blocked car does not come back under another number of the same file, and its line says why', async () => {
  const { apply } = await dealershipWithFeed();
  const vin = 'WVWZZZ1KZ6W000009';
  const [created] = await apply([feedCar('A-1', { vin })]);
  const operator = await buildOperator(database.db);
  await blockListing(database, operator, created?.listingId as number, { ...reasons, foundBy: 'own' });
  const [, again] = await apply([feedCar('A-1', { vin }), feedCar('A-2', { vin })]);
  expect(again).toMatchObject({ fate: 'refused', listingId: null, issues: [{ code: 'vin-blocked', field: 'vin' }] });
});

test('what a person changes stays, with the feed’s value beside it, and everything else goes on', async () => {
  const { apply, read, staff } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1')]);
  const listingId = created?.listingId ?? 0;
  await inTransaction(database.db, (tx) => changeListing(tx, staff, listingId, { priceEur: 16_000 }));
  const [kept] = await apply([feedCar('A-1', { mileageKm: 62_000 })]);
  expect(kept).toMatchObject({ fate: 'changed', changes: [{ field: 'mileageKm' }] });
  expect(kept?.issues).toMatchObject([
    { code: 'field-locked', severity: 'keeps', field: 'priceEur', raw: '18900', understood: '16000' },
  ]);
  const { fields, feed } = await read(listingId);
  expect(fields).toMatchObject({ priceEur: 16_000, mileageKm: 62_000 });
  expect(feed).toMatchObject({ name: 'Händlersystem', locked: [{ field: 'priceEur', feedValue: 18_900 }] });
});

test('a car whose state a person has set is told as the contract says', async () => {
  const { apply, read, staff } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1')]);
  const listingId = created?.listingId ?? 0;
  await inTransaction(database.db, (tx) => changeListing(tx, staff, listingId, { state: 'sold' }));
  const { feed } = ownListing.parse(await read(listingId));
  expect(feed?.locked).toEqual([{ field: 'state', feedValue: null }]);
});

test('somebody who saves a car while a run comes to it is not in its way, and their value stays', async () => {
  const { apply, read, staff, dealershipId } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1')]);
  const listingId = created?.listingId ?? 0;
  const { run } = await inTransaction(database.db, async (tx) => {
    await holdOwnCar(tx, staff, dealershipId, listingId);
    const run = apply([feedCar('A-1', { priceEur: 17_000 })]);
    await untilWaiting(database.db);
    await changeListing(tx, staff, listingId, { priceEur: 16_000 });
    return { run };
  });
  expect((await run)[0]).toMatchObject({ fate: 'unchanged', issues: [{ code: 'field-locked', field: 'priceEur' }] });
  expect((await read(listingId)).fields.priceEur).toBe(16_000);
});

test('a car that somebody has sold or withdrawn by hand does not come back by the feed', async () => {
  const { apply, read, services, staff, reference } = await dealershipWithFeed();
  const created = await apply([feedCar('A-1'), feedCar('A-2')]);
  const [sold, withdrawn] = created.map(({ listingId }) => listingId as number);
  await moveListing(services, staff, reference(sold ?? 0), 'sold');
  await moveListing(services, staff, reference(withdrawn ?? 0), 'withdrawn');
  const applied = await apply([feedCar('A-1', { priceEur: 1_000 }), feedCar('A-2')]);
  expect(fates(applied)).toEqual(['unchanged', 'unchanged']);
  expect(applied.map(({ issues }) => issues[0]?.understood)).toEqual(['sold', 'withdrawn']);
  expect((await read(sold ?? 0)).state).toBe('sold');
});

test('a blocked car stays blocked whatever the feed says, and is the feed’s again once the block is lifted', async () => {
  const { apply, read } = await dealershipWithFeed();
  const operator = await buildOperator(database.db);
  const [created] = await apply([feedCar('A-1')]);
  const listingId = created?.listingId ?? 0;
  await blockListing(database, operator, listingId, { ...reasons, foundBy: 'own' });
  const [told] = await apply([feedCar('A-1', { priceEur: 1_000 })]);
  expect(told).toMatchObject({ fate: 'unchanged', issues: [{ understood: 'blocked' }] });
  await apply([feedCar('A-1', { priceEur: 1_000 })], { source: 'api' });
  expect(await read(listingId)).toMatchObject({ state: 'blocked', fields: { priceEur: 18_900 } });
  await unblockListing(database, operator, listingId, 'Das Gutachten betraf ein anderes Auto.');
  expect((await read(listingId)).feed?.locked).toEqual([]);
  expect(fates(await apply([feedCar('A-1', { priceEur: 17_000 })]))).toEqual(['changed']);
  expect(await read(listingId)).toMatchObject({ state: 'active', fields: { priceEur: 17_000 } });
});

test('a car that somebody has withdrawn by hand comes back with the feed once its state is given back', async () => {
  const { apply, read, services, staff, reference } = await dealershipWithFeed();
  const [created] = await apply([feedCar('A-1')]);
  const listingId = created?.listingId ?? 0;
  await moveListing(services, staff, reference(listingId), 'withdrawn');
  expect((await read(listingId)).feed?.locked).toEqual([{ field: 'state', feedValue: null }]);
  await unlockFields(services, staff, reference(listingId), { fields: ['state'], now: false });
  expect(fates(await apply([feedCar('A-1')]))).toEqual(['changed']);
  expect(await read(listingId)).toMatchObject({ state: 'active', feed: { locked: [] } });
});

test('the number of a sold car given to another one makes a new car, and without VINs somebody is asked to look', async () => {
  const { apply, read, services, staff, reference } = await dealershipWithFeed();
  const old = feedCar('A-1', { vin: 'WVWZZZ1KZ6W000001' });
  const created = await apply([old, feedCar('A-2')]);
  const [sold, unknown] = created.map(({ listingId }) => listingId as number);
  for (const id of [sold, unknown]) await moveListing(services, staff, reference(id ?? 0), 'sold');
  expect((await apply([old]))[0]).toMatchObject({ fate: 'unchanged', issues: [{ severity: 'keeps' }] });
  const file = [feedCar('A-1', { vin: 'WVWZZZ1KZ6W000002' }), feedCar('A-2', { model: 'polo' })];
  expect(fates(await apply(file, { dry: true }))).toEqual(['created', 'unchanged']);
  const [other, asked] = await apply(file);
  expect(other).toMatchObject({ fate: 'created', isDraft: false, issues: [] });
  expect(await read(other?.listingId ?? 0)).toMatchObject({ state: 'active', feed: { locked: [] } });
  expect(await read(sold ?? 0)).toMatchObject({ state: 'sold', fields: { externalId: null } });
  expect(asked).toMatchObject({ listingId: unknown, issues: [{ code: 'state-refuses', severity: 'drops' }] });
  expect(fates(await apply([file[0] as FeedCar]))).toEqual(['unchanged']);
});

test('a car that stands here already under the number is taken over, not made twice', async () => {
  const { apply, dealershipId } = await dealershipWithFeed();
  const { id } = await buildListing(database.db, { dealershipId, externalId: 'A-1', state: 'active' });
  const [applied] = await apply([feedCar('A-1', { priceEur: 12_345 })]);
  expect(applied).toMatchObject({ fate: 'changed', listingId: id });
});

test('a dry run says the same, and writes nothing', async () => {
  const { apply, dealershipId } = await dealershipWithFeed();
  await apply([feedCar('A-1')]);
  const stored = () => database.db.selectFrom('listing').selectAll().where('dealershipId', '=', dealershipId).execute();
  const before = await stored();
  const lines = [feedCar('A-1', { priceEur: 9_000 }), feedCar('A-2'), feedCar('A-3', { mileageKm: null })];
  const dry = await apply(lines, { dry: true });
  expect(await stored()).toEqual(before);
  const done = await apply(lines);
  const told = (cars: typeof dry) => cars.map(({ fate, isDraft, issues, title }) => ({ fate, isDraft, issues, title }));
  expect(told(dry)).toEqual(told(done));
  expect(dry[1]?.changes.length).toBeGreaterThan(5);
});

test('without a feed, a number means whatever car has it, and its fields are nobody’s to lock', async () => {
  const { apply, read } = await dealershipWithFeed();
  const [created] = await apply([feedCar('P-1')], { source: 'api' });
  const [changed] = await apply([feedCar('P-1', { priceEur: 11_000 })], { source: 'api' });
  expect(changed).toMatchObject({ fate: 'changed', listingId: created?.listingId });
  expect(await read(created?.listingId ?? null)).toMatchObject({ feed: null, fields: { priceEur: 11_000 } });
});

test('another dealership’s cars cannot be reached', async () => {
  const { services, feedId, actor } = await dealershipWithFeed();
  const { id: other } = await buildDealership(database.db);
  const cars = [feedCar('A-1')];
  const reach = inTransaction(database.db, (tx) =>
    applyCars(services, tx, actor, { feedId, dealershipId: other, cars, source: 'feed', dry: false }),
  );
  await expect(reach).rejects.toMatchObject({ code: 'not-found' });
});
