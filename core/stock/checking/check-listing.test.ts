import { randomUUID } from 'node:crypto';
import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { loadEnv } from '../../env.ts';
import { createListing } from '../../listings/editing/create-listing.ts';
import { publishListing } from '../../listings/editing/publish-listing.ts';
import { saveListing } from '../../listings/editing/save-listing.ts';
import { scheduleListing } from '../../listings/scheduling/schedule-listing.ts';
import { indexListings } from '../../search/index/index-listings.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { completeCar } from '../../testing/complete-car.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { checkListing } from './check-listing.ts';

let database: TestDatabase;
let index: TestIndex;
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

async function ownCar(fields: SomeEditableFields) {
  const services = { db: database.db, env: loadEnv(), search: index.search };
  const { id: dealershipId } = await buildDealership(database.db);
  const actor: Actor = staffOf(dealershipId);
  const create = (more: SomeEditableFields) =>
    createListing(services, actor, String(dealershipId), { key: randomUUID(), fields: more });
  const { id: listingId } = await create(fields);
  const at = { dealershipId: String(dealershipId), listingId };
  const check = () => checkListing(services, actor, at);
  const reasons = async () => (await check()).visibility.filter(({ ok }) => !ok).map(({ reason }) => reason);
  return { services, dealershipId, actor, at, create, check, reasons };
}

test('a draft says what blocks it first, then what to look at, then what adds most', async () => {
  const { check } = await ownCar({ ...completeCar, priceEur: null, description: 'Verkauf ohne Gewährleistung' });
  const { items, canPublish, isOnline, visibility } = await check();
  expect(canPublish).toBe(false);
  expect(isOnline).toBe(false);
  expect(items[0]).toMatchObject({ code: 'field-missing', severity: 'blocks', field: 'priceEur' });
  expect(items[1]).toMatchObject({ code: 'warranty-excluded', severity: 'warns', found: 'ohne Gewährleistung' });
  const points = items.filter(({ severity }) => severity === 'improves').map((item) => item.points ?? 0);
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(items).toContainEqual(expect.objectContaining({ code: 'picture-missing', points: 40 }));
  expect(visibility.filter(({ ok }) => !ok)).toMatchObject([
    { reason: 'state', found: 'draft' },
    { reason: 'complete', found: 'priceEur' },
  ]);
});

test('the law of new cars is a reason of its own', async () => {
  const { reasons } = await ownCar({ ...completeCar, category: 'one-year', conditionKind: 'demonstration' });
  expect(await reasons()).toEqual(['state', 'law']);
});

test('a car is online once the index has it; a change that is not there yet, or not published, is told', async () => {
  const { services, actor, at, check, reasons } = await ownCar(completeCar);
  await publishListing(services, actor, at);
  expect(await reasons()).toEqual(['index']);
  expect(await check()).toMatchObject({ isOnline: false, canPublish: true });
  const bringUp = async () => {
    await indexListings(services, [at.listingId]);
    await index.refresh();
  };
  await bringUp();
  expect(await reasons()).toEqual([]);
  expect(await check()).toMatchObject({ isOnline: true, stockMedian: expect.any(Number) });
  await saveListing(services, actor, at, { fields: { priceEur: 17_000 }, before: { priceEur: 18_900 } });
  expect(await reasons()).toEqual(['unpublished-changes']);
  await publishListing(services, actor, at);
  expect((await check()).visibility.at(-1)).toEqual({ reason: 'index', ok: false, found: 'behind' });
  await bringUp();
  await database.db
    .updateTable('dealership')
    .set({ state: 'suspended' })
    .where('id', '=', Number(at.dealershipId))
    .execute();
  expect(await reasons()).toEqual(['dealership']);
});

test('a planned publication is told with its moment', async () => {
  const { services, actor, at, check } = await ownCar(completeCar);
  const moment = new Date(Date.now() + 3_600_000).toISOString();
  await scheduleListing(services, actor, at, { at: moment, publish: true, priceEur: null });
  expect((await check()).visibility).toContainEqual({ reason: 'schedule', ok: false, found: moment });
});

test('the same VIN or number is a hint while the other is a draft, and blocks once it is on offer', async () => {
  const vin = 'WVWZZZ1KZAW000003';
  const { services, actor, at, create, check } = await ownCar({ ...completeCar, vin, externalId: 'GW-1' });
  const other = await create({ ...completeCar, vin, externalId: 'GW-1', title: 'Der andere' });
  const twins = async () => (await check()).items.filter(({ listingId }) => listingId !== null);
  const told = { listingId: other.id, found: 'Der andere' };
  expect(await twins()).toMatchObject([
    { ...told, code: 'duplicate-vin', severity: 'warns' },
    { ...told, code: 'duplicate-number', severity: 'warns' },
  ]);
  await publishListing(services, actor, { ...at, listingId: other.id });
  expect((await twins()).map(({ severity }) => severity)).toEqual(['blocks', 'blocks']);
  expect((await check()).canPublish).toBe(false);
});

test('a car of which nothing is known can be checked too', async () => {
  const { check } = await ownCar({});
  expect(await check()).toMatchObject({ score: 0, stockMedian: null, canPublish: false });
});

test('the VIN of a car that the portal has blocked blocks as well, and says which car it is', async () => {
  const vin = 'WVWZZZ1KZAW000004';
  const { dealershipId, check } = await ownCar({ ...completeCar, vin });
  const { id: listingId } = await buildListing(database.db, { dealershipId, vin, title: 'Gesperrt', state: 'blocked' });
  const { items, canPublish } = await check();
  expect(items[0]).toMatchObject({
    code: 'blocked-vin',
    severity: 'blocks',
    field: 'vin',
    found: 'Gesperrt',
    listingId,
  });
  expect(canPublish).toBe(false);
});
