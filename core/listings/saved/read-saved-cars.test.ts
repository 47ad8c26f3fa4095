import { savedCars } from '@kardan/contract/calls/listings/saved-cars';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing } from '../changing/change-listing.ts';
import { readSavedCars } from './read-saved-cars.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

test('each id is answered in its place: as it stands, as sold, or as gone', async () => {
  const { db } = database;
  const publishedAt = daysAgo(100);
  const suspended = await buildDealership(db, { state: 'suspended' });
  const build = async (overrides: Parameters<typeof buildListing>[1]) =>
    (await buildListing(db, { publishedAt, ...overrides })).id;
  const active = await build({ priceEur: 20_000, title: 'Da' });
  const reserved = await build({ state: 'reserved', title: 'Reserviert' });
  const sold = await build({ state: 'sold', endedAt: daysAgo(10), title: 'Verkauft' });
  const soldLongAgo = await build({ state: 'sold', endedAt: daysAgo(40), title: 'Lange verkauft' });
  const withdrawn = await build({ state: 'withdrawn', title: 'Zurückgezogen' });
  const expired = await build({ state: 'expired', title: 'Abgelaufen' });
  const blocked = await build({ state: 'blocked', title: 'Anstößig' });
  const blockedBefore = await build({ state: 'withdrawn', blockedReason: 'Wortwahl', title: 'Anstößig' });
  const draft = await build({ state: 'draft', publishedAt: null, title: 'Geheim' });
  const ofSuspended = await build({ dealershipId: suspended.id, title: 'Gesperrter Händler' });
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, active, { priceEur: 18_500 }));
  const unknown = 999_999_999;

  const asked = [
    sold,
    unknown,
    active,
    draft,
    soldLongAgo,
    reserved,
    blocked,
    withdrawn,
    expired,
    ofSuspended,
    active,
    blockedBefore,
  ];
  const { items } = await readSavedCars(database, asked);
  expect(savedCars.parse({ items })).toEqual({ items });
  expect(items.map(({ id }) => id)).toEqual(asked);
  expect(items.map(({ state, title, card }) => [state, title, card?.state])).toEqual([
    ['sold', 'Verkauft', 'sold'],
    ['gone', null, undefined],
    ['active', 'Da', 'active'],
    ['gone', null, undefined],
    ['sold', 'Lange verkauft', undefined],
    ['reserved', 'Reserviert', 'reserved'],
    ['gone', null, undefined],
    ['gone', 'Zurückgezogen', undefined],
    ['gone', 'Abgelaufen', undefined],
    ['gone', 'Gesperrter Händler', undefined],
    ['active', 'Da', 'active'],
    ['gone', null, undefined],
  ]);
  expect(items[2]?.card).toMatchObject({ priceEur: 18_500, reducedFromEur: 20_000 });
  expect(items[0]?.endedAt).toEqual(expect.any(String));
});
