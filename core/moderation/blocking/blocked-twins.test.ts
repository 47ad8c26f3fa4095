import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { loadEnv } from '../../env.ts';
import { loadTwinsOfCars } from '../../listings/checking/twin-store.ts';
import { createListing } from '../../listings/editing/create-listing.ts';
import { moveListing } from '../../listings/editing/move-listing.ts';
import { publishListing } from '../../listings/editing/publish-listing.ts';
import { saveListing } from '../../listings/editing/save-listing.ts';
import { listRevisions } from '../../listings/history/list-revisions.ts';
import { undoRevision } from '../../listings/history/undo-revision.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { completeCar } from '../../testing/complete-car.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { buildOperator, mailsTo, reasons } from '../testing/build-case.ts';
import { blockListing } from './block-listing.ts';
import { unblockListing } from './unblock-listing.ts';

let database: TestDatabase;
let services: { db: TestDatabase['db']; env: ReturnType<typeof loadEnv> };
let operator: Actor;
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env: loadEnv() };
  operator = await buildOperator(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

const finding = { ...reasons, foundBy: 'own' } as const;
const because = 'Das Gutachten betraf ein anderes Auto.';
const vin = 'WVWZZZ1KZAW000031';
const refused = { issues: [{ path: ['vin'], code: 'vin-blocked' }] };

async function ownDealership() {
  const { id: dealershipId } = await buildDealership(database.db);
  const owner = await buildAccount(database.db, { memberships: { [dealershipId]: 'dealer-owner' } });
  const actor: Actor = { ...staffOf(dealershipId), accountId: owner.id };
  const at = (listingId: number) => ({ dealershipId: String(dealershipId), listingId });
  const create = (externalId: string, ofVin = vin) =>
    createListing(services, actor, String(dealershipId), {
      key: randomUUID(),
      fields: { ...completeCar, vin: ofVin, externalId },
    });
  const publish = (listingId: number) => publishListing(services, actor, at(listingId));
  return { dealershipId, owner, actor, at, create, publish };
}

const stateOf = async (id: number) =>
  await database.db.selectFrom('listing').select(['state', 'blockedReason']).where('id', '=', id).executeTakeFirst();

test('a blocked car is not entered again under another number, also once it is withdrawn; when the block is lifted it may', async () => {
  const { create, publish, actor, at } = await ownDealership();
  const { id: blocked } = await create('A-1');
  await publish(blocked);
  await blockListing(database, operator, blocked, finding);
  const { id: again } = await create('A-2');
  await expect(publish(again)).rejects.toMatchObject(refused);
  await moveListing(services, actor, at(blocked), 'withdrawn');
  await expect(publish(again)).rejects.toMatchObject(refused);
  await unblockListing(database, operator, blocked, because);
  expect(await publish(again)).toMatchObject({ state: 'active' });
});

test('a car that was put aside does not come back while the same car is blocked under another number', async () => {
  const { dealershipId, actor, at } = await ownDealership();
  const { id } = await buildListing(database.db, { dealershipId, vin, state: 'withdrawn' });
  const { id: other } = await buildListing(database.db, { dealershipId, vin });
  await blockListing(database, operator, other, finding);
  await expect(moveListing(services, actor, at(id), 'active')).rejects.toMatchObject(refused);
});

test('the block of one house keeps no other from offering the car that it bought', async () => {
  const { dealershipId } = await ownDealership();
  const { id } = await buildListing(database.db, { dealershipId, vin });
  await blockListing(database, operator, id, finding);
  const buyer = await ownDealership();
  const { id: bought } = await buyer.create('B-1');
  expect(await buyer.publish(bought)).toMatchObject({ state: 'active' });
});

test('a block is lifted also where the car is on offer again by now: it is withdrawn then, and its dealer is told why', async () => {
  const { dealershipId, owner, actor, at } = await ownDealership();
  const { id } = await buildListing(database.db, { dealershipId, vin });
  await blockListing(database, operator, id, finding);
  const { id: other } = await buildListing(database.db, { dealershipId, vin });
  await unblockListing(database, operator, id, because);
  expect(await stateOf(id)).toEqual({ state: 'withdrawn', blockedReason: null });
  expect(await stateOf(other)).toMatchObject({ state: 'active' });
  const told = (await mailsTo(database.db, owner.email)).at(-1);
  expect(told?.text).toContain('ein anderes Inserat dieselbe Fahrgestellnummer');
  expect(told?.text).not.toContain('Stand von vorher');
  await moveListing(services, actor, at(other), 'sold');
});

test('what a blocked car is known by cannot be changed by taking a change back: its VIN stays blocked', async () => {
  const { create, publish, actor, at } = await ownDealership();
  const { id } = await create('B-1');
  await publish(id);
  const other = 'WVWZZZ1KZAW000032';
  await saveListing(services, actor, at(id), { fields: { vin: other }, before: { vin } });
  await publish(id);
  const [last] = (await listRevisions(services, actor, at(id))).items;
  await blockListing(database, operator, id, finding);
  await expect(undoRevision(services, actor, at(id), last?.revision as number)).rejects.toMatchObject({
    issues: [{ path: ['state'], code: 'invalid-transition' }],
  });
});

test('however many drafts bear one VIN, the blocked twin of another car of the same call is found', async () => {
  const { dealershipId, create, publish } = await ownDealership();
  const { id: blocked } = await create('C-1');
  await publish(blocked);
  await blockListing(database, operator, blocked, finding);
  const many = 'WVWZZZ1KZAW000033';
  const drafts: number[] = [];
  for (let place = 0; place < 41; place++) drafts.push((await create(`D-${place}`, many)).id);
  const cars = [
    { id: drafts[0] as number, vin: many, externalId: null },
    { id: 2_000_000_000, vin, externalId: null },
  ];
  const twins = await loadTwinsOfCars(database.db, dealershipId, cars);
  expect(twins.get(cars[1]?.id as number)).toMatchObject([{ listingId: blocked, isBlocked: true }]);
  expect(twins.get(cars[0]?.id as number)).toHaveLength(20);
});
