import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { rateMarket } from '../../pricing/nightly/rate-market.ts';
import { catalogueModels, storeInventedCars } from '../../pricing/testing/stored-invented-market.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing } from '../changing/change-listing.ts';
import { readOwnListing } from '../editing/change-own-car.ts';
import { createListing } from '../editing/create-listing.ts';
import { publishListing } from '../editing/publish-listing.ts';
import { saveListing } from '../editing/save-listing.ts';
import { readPriceRating } from '../reading/read-price-rating.ts';
import { advisePrice } from './advise-price.ts';

let database: TestDatabase;
let services: { db: TestDatabase['db']; env: ReturnType<typeof loadEnv> };
let dealershipId: number;
const now = new Date();
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env: loadEnv() };
  const models = await catalogueModels(database.db, 2, 300);
  await storeInventedCars(database.db, models, now.toISOString().slice(0, 10));
  await rateMarket(services);
  const row = await database.db.selectFrom('listing').select('dealershipId').limit(1).executeTakeFirstOrThrow();
  dealershipId = row.dealershipId;
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

const at = (listingId: number) => ({ dealershipId: String(dealershipId), listingId });
const advise = (listingId: number, priceEur?: number) =>
  advisePrice(services, staffOf(dealershipId), at(listingId), { priceEur });

test('an online car is rated as buyers see it, with its rank, what other prices would change and its prices so far', async () => {
  const advice = await advise(7);
  const { listingId: _, comparables, asOf: __, ...rating } = await readPriceRating(services, '7');
  expect(advice.rating).toEqual(rating);
  expect(advice.comparables.slice(0, comparables.length)).toEqual(comparables);
  expect(advice.rankOf).toBeGreaterThan(10);
  expect(advice.ladder.map(({ priceEur }) => priceEur - advice.priceEur)).toEqual([-1500, -1000, -500, 0, 500, 1000]);
  const ranks = advice.ladder.map(({ rank }) => rank);
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
  expect(ranks[3]).toBe(advice.rank);
  expect((await advise(7, 1)).rank).toBe(1);
  expect((await advise(7, 9_000_000)).rank).toBe(advice.rankOf);
});

test('a draft of the same car is rated the same, from what is saved of it', async () => {
  const actor = staffOf(dealershipId);
  const { fields } = await readOwnListing(services, actor, at(10));
  const { id } = await createListing(services, actor, String(dealershipId), {
    key: randomUUID(),
    fields: {},
    copyOf: 10,
  });
  const [ofDraft, ofListing] = [await advise(id), await advise(10)];
  expect(ofDraft.priceEur).toBe(fields.priceEur);
  // Which part of the market it is rated by depends on its id, hence not to the euro.
  const ratio = (ofDraft.rating.estimate?.estimateEur ?? 0) / (ofListing.rating.estimate?.estimateEur ?? 1);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
  expect(ofDraft).toMatchObject({ history: [], lowestOfThirtyDaysEur: null, reductionEur: null });
});

test('a reduction may be advertised from the lowest price of thirty days, also when the price went up before', async () => {
  const { id } = await database.db.selectFrom('listing').select('id').where('id', '=', 12).executeTakeFirstOrThrow();
  const setPrice = (priceEur: number) =>
    inTransaction(database.db, (tx) => changeListing(tx, staffOf(dealershipId), id, { priceEur }));
  await database.db.deleteFrom('listingPrice').where('listingId', '=', id).execute();
  const { priceEur: first } = await advise(id);
  await database.db
    .insertInto('listingPrice')
    .values({ listingId: id, validFrom: new Date(Date.now() - 3_600_000), priceEur: first })
    .execute();
  await setPrice(first + 2_000);
  expect(await advise(id, first + 500)).toMatchObject({ lowestOfThirtyDaysEur: first, reductionEur: null });
  expect(await advise(id, first - 500)).toMatchObject({ lowestOfThirtyDaysEur: first, reductionEur: 500 });
  await setPrice(first - 500);
  const { reductionEur, history } = await advise(id);
  expect(reductionEur).toBe(500);
  expect(history.map(({ priceEur }) => priceEur)).toEqual([first, first + 2_000, first - 500]);
});

test('with NoVA taken out in what is not online yet, no price before is compared with', async () => {
  const { id } = await buildListing(database.db, { dealershipId, priceEur: 30_000 });
  const actor = staffOf(dealershipId);
  expect(await advise(id, 26_000)).toMatchObject({ lowestOfThirtyDaysEur: 30_000, reductionEur: 4_000 });
  await saveListing(services, actor, at(id), { fields: { novaIncluded: false }, before: { novaIncluded: true } });
  expect(await advise(id, 26_000)).toMatchObject({ lowestOfThirtyDaysEur: null, reductionEur: null });
  await publishListing(services, actor, at(id));
  const advice = await advise(id, 26_000);
  expect(advice).toMatchObject({ lowestOfThirtyDaysEur: 30_000, reductionEur: 4_000 });
  expect(advice.history.map(({ priceEur, novaIncluded }) => [priceEur, novaIncluded])).toEqual([
    [30_000, true],
    [30_000, false],
  ]);
});

test('a draft of which too little is known has no rating, and one without a price asks for it', async () => {
  const create = (fields: object) =>
    createListing(services, staffOf(dealershipId), String(dealershipId), { key: randomUUID(), fields });
  const { id } = await create({ priceEur: 9_000 });
  expect(await advise(id)).toMatchObject({ rating: { label: 'unknown' }, rank: null, comparables: [] });
  const bare = await create({});
  await expect(advise(bare.id)).rejects.toMatchObject({ issues: [{ path: ['priceEur'] }] });
});
