import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { buildAgent } from '../../search-agents/testing/build-agent.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readDealershipStatistics } from '../reading/read-dealership-statistics.ts';
import { readListingStatistics } from '../reading/read-listing-statistics.ts';
import { measureMarket } from './measure-market.ts';

let database: TestDatabase;
let own: number;
let ownCar: number;
const yesterday = dayAfter(viennaDay(Date.now()), -1);
const noon = new Date(`${yesterday}T12:00:00Z`);
const longAgo = new Date(Date.now() - 10 * 86_400_000);
const sold = {
  state: 'sold',
  publishedAt: longAgo,
  createdAt: longAgo,
  endedAt: new Date(Date.now() - 3 * 86_400_000),
} as const;

const event = (kind: 'impression' | 'view' | 'inquiry', car: { id: number; dealershipId: number }, count: number) =>
  Array.from({ length: count }, () => ({
    kind,
    occurredAt: noon,
    dealershipId: car.dealershipId,
    listingId: car.id,
    source: 'results' as const,
  }));

/** 21 like cars in the market, each shown 10 times, opened twice, the first seven asked for once; the own one is shown 5 times. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const sites: number[] = [];
  for (let place = 0; place < 4; place++) sites.push((await buildDealership(db)).id);
  for (let place = 0; place < 21; place++) {
    const dealershipId = sites[place % sites.length] as number;
    const car = await buildListing(db, { dealershipId, publishedAt: longAgo, createdAt: longAgo });
    const rows = [
      ...event('impression', car, 10),
      ...event('view', car, 2),
      ...event('inquiry', car, place < 7 ? 1 : 0),
    ];
    await db.insertInto('statisticsEvent').values(rows).execute();
  }
  for (let count = 0; count < 11; count++) {
    await buildListing(db, { dealershipId: sites[0] as number, ...sold });
  }
  own = (await buildDealership(db)).id;
  const car = await buildListing(db, { dealershipId: own, publishedAt: longAgo, createdAt: longAgo });
  ownCar = car.id;
  await db
    .insertInto('statisticsEvent')
    .values([...event('impression', car, 5), ...event('view', car, 1)])
    .execute();
  // Gone before the day was over: it counts neither for the own cars nor for the like ones.
  const gone = { state: 'withdrawn', publishedAt: longAgo, createdAt: longAgo, endedAt: noon } as const;
  const withdrawn = await buildListing(db, { dealershipId: own, ...gone });
  await db
    .insertInto('statisticsEvent')
    .values(event('impression', withdrawn, 50))
    .execute();
  // Far dearer: none of it is expected of the others.
  const rare = await buildListing(db, { dealershipId: sites[0] as number, priceEur: 95_000, publishedAt: longAgo });
  await db
    .insertInto('statisticsEvent')
    .values(event('impression', rare, 500))
    .execute();
});
afterAll(() => database[Symbol.asyncDispose]());

const actor = (): Actor => ({
  accountId: 1,
  isOperator: false,
  isEditor: false,
  memberships: new Map([[own, { right: 'staff', isSuspended: false }]]),
});

test('a dealership is compared with like cars of the same day, as often as it is measured', async () => {
  await measureMarket(database);
  await measureMarket(database);
  const told = await readDealershipStatistics(database, actor(), String(own), { by: 'day' });
  // 215 impressions, 43 views and 7 contacts of 22 like cars.
  const expected = { impressions: 215 / 22, views: 43 / 22, contacts: 7 / 22 };
  const point = told.series.find(({ from }) => from === yesterday);
  expect(point?.expected?.impressions).toBeCloseTo(expected.impressions, 4);
  expect(point?.expected?.contacts).toBeCloseTo(expected.contacts, 4);
  expect(told.series.find(({ from }) => from === viennaDay(Date.now()))?.expected).toBeNull();
  const [shown, opened, contacted] = told.stages;
  expect(shown).toMatchObject({ stage: 'shown', count: 5 });
  expect(shown?.ratio).toBeCloseTo(5 / expected.impressions, 4);
  expect(opened?.expectedRate).toBeCloseTo(43 / 215, 4);
  expect(contacted?.lostContacts).toBeCloseTo(7 / 43, 4);
  const { items } = await readListingStatistics(database, actor(), String(own), { sort: 'views', limit: 20 });
  expect(items[0]).toMatchObject({ listingId: ownCar, daysOnline: 11, daysInStock: 10 });
  expect(items[0]?.expected?.impressions).toBeCloseTo(11 * expected.impressions, 4);
});

test('days in stock stand beside the market’s supply', async () => {
  const { stock } = await readDealershipStatistics(database, actor(), String(own), { by: 'day' });
  // 23 cars of the model on offer, eleven sold in 45 days.
  expect(stock).toMatchObject({ cars: 1, daysInStock: 10, marketDaysInStock: 10, sold: 0 });
  expect(stock.models).toMatchObject([{ cars: 1, daysInStock: 10, marketDaysSupply: Math.round((23 * 45) / 11) }]);
});

test('what fewer than five dealerships offer tells nothing of them', async () => {
  const { db } = database;
  const dealer = (await buildDealership(db)).id;
  const { id: makeId } = await db.selectFrom('make').select('id').where('slug', '=', 'skoda').executeTakeFirstOrThrow();
  const model = await db.selectFrom('model').select('id').where('makeId', '=', makeId).executeTakeFirstOrThrow();
  const car = { dealershipId: dealer, makeId, modelId: model.id, priceEur: 99_000, publishedAt: longAgo };
  for (let place = 0; place < 20; place++) await buildListing(db, car);
  await measureMarket(database);
  const segments = await db.selectFrom('marketOfDay').select('segment').orderBy('segment').execute();
  expect(segments.map(({ segment }) => segment)).toEqual(['', expect.stringMatching(/^estate\/3\//)]);
  const supply = await db.selectFrom('marketSupply').select('modelId').execute();
  expect(supply).toHaveLength(1);
  expect(supply).not.toContainEqual({ modelId: model.id });
});

test('what search agents look for is told from five mailboxes on, and what fewer want is nowhere', async () => {
  const { db } = database;
  const golf = { vehicles: ['volkswagen/golf'], place: { postcode: '8010', radiusKm: 20 as const } };
  const agents = async (from: number, to: number, mailboxEach = true) => {
    for (let place = from; place < to; place++) {
      await buildAgent(db, golf, { email: mailboxEach ? `suche${place}@test.example` : 'eine@test.example' });
    }
  };
  const demand = async () => {
    await measureMarket(database);
    return db.selectFrom('marketDemand').select(['districtId', 'agents']).orderBy('agents').execute();
  };
  await agents(0, 4);
  await agents(0, 6, false);
  await buildAgent(db, { vehicles: ['skoda/octavia'] });
  const counted = await demand();
  expect(counted.map(({ agents: many }) => many)).toEqual([5, 5]);
  expect(counted.filter(({ districtId }) => districtId === null)).toHaveLength(1);
  const told = await readDealershipStatistics(database, actor(), String(own), { by: 'day' });
  expect(told.demand).toMatchObject([{ make: { slug: 'volkswagen' }, model: { slug: 'golf' }, agents: 5, inStock: 0 }]);
  await db.deleteFrom('searchAgent').where('email', '=', 'suche0@test.example').execute();
  expect(await demand()).toEqual([]);
});
