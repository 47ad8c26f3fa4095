import { similarListings } from '@kardan/contract/calls/search/similar-listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import type { SearchEngine } from '../engine.ts';
import { indexListings } from '../index/index-listings.ts';
import { findSimilarListings } from './find-similar-listings.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: Database; search: SearchEngine };
const ids: Record<string, number> = {};
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  const { db } = database;
  const models = await db.selectFrom('model').select(['id', 'makeId']).orderBy('id').limit(2).execute();
  const [own, other] = models.map(({ id: modelId, makeId }) => ({ modelId, makeId })) as [object, object];
  const near = (await buildDealership(db)).id;
  const innsbruck = await db.selectFrom('city').select('id').where('postcode', '=', '6020').executeTakeFirstOrThrow();
  const far = (await buildDealership(db, { cityId: innsbruck.id })).id;
  const cars = {
    itself: { ...own, dealershipId: near },
    twin: { ...own, dealershipId: near, mileageKm: 61_000 },
    twinFarAway: { ...own, dealershipId: far, mileageKm: 61_000 },
    older: { ...own, dealershipId: near, firstRegistration: '2015-04-01', mileageKm: 180_000, priceEur: 9_000 },
    otherFuel: { ...own, dealershipId: near, fuel: 'petrol' },
    farDearer: { ...own, dealershipId: near, priceEur: 40_000 },
    reserved: { ...own, dealershipId: far, state: 'reserved', mileageKm: 90_000 },
    sold: { ...own, dealershipId: near, state: 'sold' },
    kin: { ...other, dealershipId: near },
    otherBody: { ...other, dealershipId: near, body: 'cabriolet' },
    kinDearer: { ...other, dealershipId: near, priceEur: 25_000 },
    blocked: { ...own, dealershipId: near, state: 'blocked' },
    draft: { ...own, dealershipId: near, state: 'draft' },
  } as const;
  for (const [name, car] of Object.entries(cars)) ids[name] = (await buildListing(db, { ...car, title: name })).id;
  await indexListings(services, Object.values(ids));
  await index.refresh();
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

async function similarTo(name: string): Promise<string[]> {
  const answer = await findSimilarListings(services, String(ids[name]));
  expect(similarListings.parse(answer)).toEqual(answer);
  return answer.items.map(({ title }) => title);
}

test('the most similar of the model come first, the nearer before the farther, then others of its kind', async () => {
  expect(await similarTo('itself')).toEqual(['twin', 'twinFarAway', 'otherFuel', 'reserved', 'older', 'kin']);
});

test('a car that is sold or gone has similar ones as well, one that was never public has none', async () => {
  expect((await similarTo('sold'))[0]).toBe('itself');
  expect((await similarTo('blocked'))[0]).toBe('itself');
  await expect(similarTo('draft')).rejects.toMatchObject({ code: 'not-found' });
  await expect(findSimilarListings(services, '999999999')).rejects.toMatchObject({ code: 'not-found' });
});

test('at most eight are shown', async () => {
  const { db } = database;
  const { modelId, makeId, dealershipId } = await db
    .selectFrom('listing')
    .select(['modelId', 'makeId', 'dealershipId'])
    .where('id', '=', ids.itself as number)
    .executeTakeFirstOrThrow();
  const more = [];
  for (let i = 0; i < 9; i++) more.push((await buildListing(db, { modelId, makeId, dealershipId })).id);
  await indexListings(services, more);
  await index.refresh();
  expect(await similarTo('itself')).toHaveLength(8);
});
