import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator, staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing, demandedByState } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findPortalCars } from './find-portal-cars.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const find = (wanted: Parameters<typeof findPortalCars>[2]) => findPortalCars(database, anOperator, wanted);
const idsOf = async (wanted: Parameters<typeof findPortalCars>[2]) => (await find(wanted)).items.map(({ id }) => id);

async function modelOf(makeName: string) {
  return database.db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['model.id as modelId', 'make.id as makeId', 'model.name'])
    .where('make.name', '=', makeName)
    .orderBy('model.id')
    .executeTakeFirstOrThrow();
}

test('a car is found by id, address, VIN and the dealer’s own number, whosever it is', async () => {
  const vin = 'WAUZZZ8V5KA012345';
  const car = await buildListing(database.db, { vin, externalId: 'GW-4711/b' });
  await buildListing(database.db);
  for (const q of [
    String(car.id),
    car.slug,
    `https://kardan.example/auto/${car.slug}?von=mail#bilder`,
    `/en/car/${car.slug}/`,
    vin,
    ' wauzzz8v 5ka012345 ',
    'GW-4711/b',
  ]) {
    expect(await idsOf({ q }), q).toEqual([car.id]);
  }
  expect(await idsOf({ q: 'GW-4711' })).toEqual([]);
});

test('words name make and model, and those that are of none the dealership', async () => {
  const { name: _, ...skoda } = await modelOf('Škoda');
  const lechner = await buildDealership(database.db, { name: 'Autohaus Lechner & Söhne' });
  const ours = await buildListing(database.db, { ...skoda, dealershipId: lechner.id });
  const other = await buildListing(database.db, { dealershipId: lechner.id });
  const elsewhere = await buildListing(database.db, skoda);
  expect(await idsOf({ q: 'lechner' })).toEqual([other.id, ours.id]);
  expect(await idsOf({ q: 'skoda' })).toEqual([elsewhere.id, ours.id]);
  expect(await idsOf({ q: 'Škoda Lech soehne' })).toEqual([ours.id]);
  expect(await idsOf({ q: 'skoda', dealership: lechner.slug })).toEqual([ours.id]);
  expect(await idsOf({ q: 'skoda gibtsnicht' })).toEqual([]);
  expect(await idsOf({ dealership: 'gibt-es-nicht' })).toEqual([]);
});

test('every car that was online once is listed by its last change, page by page, none twice and none of a sandbox', async () => {
  const { id: dealershipId } = await buildDealership(database.db);
  const sandbox = await buildDealership(database.db, { state: 'sandbox', sandboxOf: dealershipId });
  const hidden = await buildListing(database.db, { dealershipId: sandbox.id });
  const draft = await buildListing(database.db, { ...demandedByState('draft'), dealershipId });
  const blocked = await buildListing(database.db, { ...demandedByState('blocked'), dealershipId });
  for (let car = 0; car < 60; car += 1) await buildListing(database.db, { dealershipId });
  const all: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof find>> = await find(cursor ? { cursor } : {});
    all.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  }
  const stored = await database.db
    .selectFrom('listing')
    .select('id')
    .where('dealershipId', '<>', sandbox.id)
    .where('id', '<>', draft.id)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  expect(all).toEqual(stored.map(({ id }) => id));
  expect(await idsOf({ q: String(hidden.id) })).toEqual([]);
  expect(await idsOf({ q: String(draft.id) })).toEqual([]);
  const [only] = (await find({ state: 'blocked', dealership: String(dealershipId) })).items;
  expect(only).toMatchObject({ id: blocked.id, isPublic: false, blockedReason: 'Test' });
});

test('a cursor of another list is refused, and so is whoever is no operator', async () => {
  await expect(find({ cursor: 'x' })).rejects.toMatchObject({ code: 'invalid-request' });
  await expect(findPortalCars(database, staffOf(1), {})).rejects.toMatchObject({ code: 'forbidden' });
});
