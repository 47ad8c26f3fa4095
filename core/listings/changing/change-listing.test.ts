import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { inTransaction } from '../../db/database.ts';
import type { ListingState } from '../../db/schema.gen.ts';
import { anActingOperator, ownerOf, staffOf } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing, type ListingChange } from './change-listing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function change(listingId: number, fields: ListingChange, ifRevision?: number) {
  await inTransaction(database.db, (tx) => changeListing(tx, anActingOperator, listingId, fields, { ifRevision }));
  return database.db.selectFrom('listing').selectAll().where('id', '=', listingId).executeTakeFirstOrThrow();
}

async function jobsFor(listingId: number): Promise<number> {
  const { rows } = await sql`
    select from pgboss.job where name = 'index-listing' and data ->> 'listingId' = ${String(listingId)}`.execute(
    database.db,
  );
  return rows.length;
}

test('a new price keeps the old one and goes on record', async () => {
  const { id } = await buildListing(database.db, { priceEur: 20_000 });
  expect(await change(id, { priceEur: 18_500 })).toMatchObject({
    priceEur: 18_500,
    previousPriceEur: 20_000,
    revision: 2,
  });
  const history = await database.db.selectFrom('listingPrice').select('priceEur').where('listingId', '=', id).execute();
  expect(history.map(({ priceEur }) => priceEur)).toEqual([20_000, 18_500]);
});

test('staff changes its own dealership’s cars; another’s do not exist for it and stay as they are', async () => {
  const { id, dealershipId } = await buildListing(database.db, { priceEur: 20_000 });
  const as = (actor: Actor) => inTransaction(database.db, (tx) => changeListing(tx, actor, id, { priceEur: 19_000 }));
  await expect(as(ownerOf(dealershipId + 1))).rejects.toMatchObject({ code: 'not-found' });
  await expect(as(staffOf(dealershipId + 1))).rejects.toMatchObject({ code: 'not-found' });
  expect(await change(id, {})).toMatchObject({ priceEur: 20_000, revision: 1 });
  await expect(as(staffOf(dealershipId))).resolves.toEqual({ revision: 2 });
});

test('a sold car says since when', async () => {
  const { id } = await buildListing(database.db, { state: 'reserved' });
  const sold = await change(id, { state: 'sold' });
  expect(sold.endedAt).toBeInstanceOf(Date);
});

test.each<[ListingState, NonNullable<ListingChange['state']>]>([
  ['draft', 'reserved'],
  ['draft', 'active'],
  ['blocked', 'active'],
  ['blocked', 'reserved'],
  ['blocked', 'sold'],
  ['blocked', 'draft'],
])('from %s to %s is refused with the field that is wrong', async (from, to) => {
  const { id } = await buildListing(database.db, { state: from });
  await expect(change(id, { state: to })).rejects.toMatchObject({
    issues: [{ path: ['state'], code: 'invalid-transition' }],
  });
});

test.each<[ListingState, NonNullable<ListingChange['state']>]>([
  ['sold', 'active'],
  ['expired', 'sold'],
  ['expired', 'active'],
  ['withdrawn', 'active'],
])('from %s to %s leads a way back', async (from, to) => {
  const { id } = await buildListing(database.db, { state: from, externalId: `GW-${from}-${to}` });
  expect(await change(id, { state: to })).toMatchObject({ state: to, externalId: `GW-${from}-${to}` });
});

test('a sale can be taken back for thirty days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const recent = await buildListing(database.db, { state: 'sold', endedAt: daysAgo(29) });
  expect(await change(recent.id, { state: 'active' })).toMatchObject({ state: 'active', endedAt: null });
  const old = await buildListing(database.db, { state: 'sold', endedAt: daysAgo(31) });
  await expect(change(old.id, { state: 'active' })).rejects.toMatchObject({ issues: [{ code: 'invalid-transition' }] });
});

test('what was blocked stays as it is, and does not come back by way of withdrawing it', async () => {
  const { id } = await buildListing(database.db, { state: 'blocked' });
  await expect(change(id, { priceEur: 9_000 })).rejects.toMatchObject({ issues: [{ code: 'invalid-transition' }] });
  await change(id, { state: 'withdrawn' });
  for (const state of ['active', 'draft'] as const)
    await expect(change(id, { state })).rejects.toMatchObject({ issues: [{ code: 'invalid-transition' }] });
});

test('every change scores the listing anew, in the same step', async () => {
  const { id } = await buildListing(database.db, { owners: 1, accidentFree: true, qualityScore: 0 });
  const { qualityScore, revision } = await change(id, { mileageKm: 61_500 });
  expect(revision).toBe(2);
  expect(qualityScore).toBeGreaterThan(0);
});

test.each<[string, ListingChange]>([
  ['nothing', {}],
  ['the state it has', { state: 'active' }],
  ['the values it has', { priceEur: 15_000, mileageKm: 60_000, netPriceEur: null }],
])('a change to %s changes nothing and brings no job', async (_, fields) => {
  const { id } = await buildListing(database.db);
  expect((await change(id, fields)).revision).toBe(1);
  expect(await jobsFor(id)).toBe(0);
  expect((await change(id, { ...fields, mileageKm: 60_001 })).revision).toBe(2);
  expect(await jobsFor(id)).toBe(1);
});

test.each(['margin-scheme', null] as const)('a net price is refused for a car of taxation %s', async (taxation) => {
  const { id } = await buildListing(database.db, { taxation });
  await expect(change(id, { netPriceEur: 10_000 })).rejects.toMatchObject({
    issues: [{ path: ['netPriceEur'], code: 'vat-not-reclaimable' }],
  });
});

test.each<[ListingState, ListingChange]>([
  ['expired', { state: 'active' }],
  ['active', { mileageKm: 60_500 }],
  ['active', { state: 'reserved' }],
])('from %s, %j is the dealer’s word that the car is there', async (state, fields) => {
  const { id } = await buildListing(database.db, { state, confirmedAt: new Date('2026-01-01') });
  const { confirmedAt } = await change(id, fields);
  expect(Date.now() - confirmedAt.getTime()).toBeLessThan(60_000);
});

test('a blocked car that is withdrawn keeps the reason of its block', async () => {
  const { id } = await buildListing(database.db, { state: 'blocked', blockedReason: 'Tacho verstellt' });
  expect(await change(id, { state: 'withdrawn' })).toMatchObject({
    state: 'withdrawn',
    blockedReason: 'Tacho verstellt',
  });
});

test('every wrong field is named at once', async () => {
  const { id } = await buildListing(database.db, { state: 'sold', taxation: 'standard', netPriceEur: 10_000 });
  await expect(change(id, { priceEur: 9_000, state: 'reserved' })).rejects.toMatchObject({
    issues: [{ path: ['netPriceEur'] }, { path: ['state'] }],
  });
});

test('a change that was made on an older revision is refused', async () => {
  const { id } = await buildListing(database.db);
  await change(id, { mileageKm: 61_000 }, 1);
  await expect(change(id, { mileageKm: 62_000 }, 1)).rejects.toMatchObject({ code: 'stale-revision' });
});

test('a listing that does not exist is not found', async () => {
  await expect(change(987_654, { priceEur: 1 })).rejects.toMatchObject({ code: 'not-found' });
});
