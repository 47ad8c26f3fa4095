import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/database.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { rateListings } from '../rate-listings.ts';
import { saveRatings } from '../stored/rating-store.ts';
import { catalogueModels, storeInventedCars } from '../testing/stored-invented-market.ts';
import { hasMarketMoved } from './has-market-moved.ts';
import { rateMarket } from './rate-market.ts';

const day = '2026-11-15';
const now = new Date(`${day}T12:00:00Z`);
let database: TestDatabase;
let db: Database;
let models: Awaited<ReturnType<typeof catalogueModels>>;
let cars: number;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  models = await catalogueModels(db, 10, 60);
  cars = (await storeInventedCars(db, models, day)).length;
  await sql`analyze listing`.execute(database.owner);
  await buildListing(db, { category: 'old-timer', firstRegistration: '1968-05-01' });
  await buildListing(db, { state: 'draft' });
});
afterAll(() => database[Symbol.asyncDispose]());

const ratings = () => db.selectFrom('listingRating').selectAll().orderBy('listingId').execute();
const ratingOf = (listingId: number) =>
  db.selectFrom('listingRating').selectAll().where('listingId', '=', listingId).executeTakeFirstOrThrow();
const announced = async () => {
  const { rows } = await sql<{ id: number }>`
    delete from pgboss.job where name = 'index-listing' returning (data ->> 'listingId')::int as id`.execute(db);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
};

describe('rating the market', () => {
  test('rates every car on offer, an old-timer as one that nothing can be said of, a draft not at all', async () => {
    expect(await rateMarket({ db }, { now })).toMatchObject({ cars: cars + 1, changed: cars + 1 });
    const rated = await ratings();
    expect(rated).toHaveLength(cars + 1);
    expect(rated.at(-1)).toMatchObject({ label: 'unknown', estimateEur: null, sampleSize: 0, explanation: null });
    const labels = Map.groupBy(rated.slice(0, cars), ({ label }) => label);
    for (const label of ['very-good', 'good', 'usual', 'raised', 'high'] as const) {
      expect(labels.get(label)?.length ?? 0, label).toBeGreaterThan(cars / 40);
    }
    expect(labels.get('usual')?.length).toBeGreaterThan(cars / 4);
    expect(await announced()).toEqual(rated.map(({ listingId }) => listingId));
  });

  test('writes and announces nothing when nothing has changed', async () => {
    const before = await ratings();
    expect(await rateMarket({ db }, { now })).toMatchObject({ changed: 0 });
    expect(await ratings()).toEqual(before);
    expect(await announced()).toEqual([]);
  });

  test('writes and announces what was explained in another way, and nothing else', async () => {
    const before = await ratings();
    await sql`
      update listing_rating set explanation = (explanation::jsonb - 'version')::json
      where listing_id in (11, 12) and explanation is not null`.execute(db);
    await sql`
      update listing_rating set explanation = (explanation::jsonb || '{"version": 1}')::json
      where listing_id = 13`.execute(db);
    expect(await rateMarket({ db }, { now })).toMatchObject({ changed: 3 });
    expect(await announced()).toEqual([11, 12, 13]);
    const explained = (rows: typeof before) => rows.map(({ explanation }) => explanation);
    expect(explained(await ratings())).toEqual(explained(before));
  });

  test('announces the cars of a model whose prices rise, and hardly another', async () => {
    const dearer = models[3]?.modelId as number;
    await db
      .updateTable('listing')
      .set({ priceEur: sql<number>`(price_eur * 1.3)::int` })
      .where('modelId', '=', dearer)
      .execute();
    await announced();
    const { changed } = await rateMarket({ db }, { now });
    const ids = new Set(await announced());
    expect(ids.size).toBe(changed);
    const ofModel = await db.selectFrom('listing').select('id').where('modelId', '=', dearer).execute();
    expect(ofModel.filter(({ id }) => ids.has(id)).length).toBeGreaterThan(0.9 * ofModel.length);
    expect(ids.size - ofModel.length).toBeLessThan(cars / 3);
  });

  test('keeps no more than two price models', async () => {
    const { count } = await db
      .selectFrom('priceModel')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });
});

describe('a changed car', () => {
  test('has its new rating in the transaction of the change: another label, the same estimate', async () => {
    const before = await ratingOf(5);
    const cheap = Math.round((before.bandLowEur ?? 0) * 0.8);
    await inTransaction(db, async (tx) => {
      const { revision } = await changeListing(tx, anActingOperator, 5, { priceEur: cheap });
      const within = await tx.selectFrom('listingRating').selectAll().where('listingId', '=', 5).executeTakeFirst();
      expect(within).toMatchObject({ label: 'very-good', listingRevision: revision });
    });
    const after = await ratingOf(5);
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(Math.abs((after.estimateEur ?? 0) / (before.estimateEur ?? 1) - 1)).toBeLessThan(0.005);
    await inTransaction(db, (tx) =>
      changeListing(tx, anActingOperator, 5, { priceEur: (before.bandHighEur ?? 0) * 2 }),
    );
    expect(await ratingOf(5)).toMatchObject({ label: 'high', estimateEur: after.estimateEur });
  });

  test('is worth less with more kilometres', async () => {
    const before = await ratingOf(6);
    const { mileageKm } = await db
      .selectFrom('listing')
      .select('mileageKm')
      .where('id', '=', 6)
      .executeTakeFirstOrThrow();
    await inTransaction(db, (tx) => changeListing(tx, anActingOperator, 6, { mileageKm: mileageKm + 60_000 }));
    expect((await ratingOf(6)).estimateEur).toBeLessThan(0.97 * (before.estimateEur ?? 0));
  });

  test('keeps the rating of its newest revision when the market is rated meanwhile', async () => {
    const changed = Array.from({ length: 40 }, (_, index) => 100 + index);
    const changes = async () => {
      for (const [round, listingId] of [...changed, ...changed, ...changed].entries()) {
        await inTransaction(db, (tx) =>
          changeListing(tx, anActingOperator, listingId, { priceEur: 9_000 + 50 * round }),
        );
      }
    };
    await Promise.all([rateMarket({ db }, { now, writeAll: true }), changes()]);
    const rows = await db
      .selectFrom('listing')
      .innerJoin('listingRating', 'listingRating.listingId', 'listing.id')
      .select(['listing.id', 'listing.revision', 'listingRating.listingRevision', 'listingRating.label'])
      .where('listing.id', 'in', changed)
      .orderBy('listing.id')
      .execute();
    expect(rows.map(({ listingRevision }) => listingRevision)).toEqual(rows.map(({ revision }) => revision));
    await rateListings(db, changed, now);
    const again = await Promise.all(changed.map(ratingOf));
    expect(again.map(({ label }) => label)).toEqual(rows.map(({ label }) => label));
  });

  test('does not hold up the night while its change is under way, nor is held up by it', async () => {
    const { modelId = 0, makeId = 0 } = models[0] ?? {};
    const { id } = await buildListing(db, { modelId, makeId });
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute();
      await rateMarket({ db }, { now });
      const { revision } = await changeListing(tx, anActingOperator, id, { priceEur: 11_111 });
      expect(revision).toBe(2);
    });
    expect(await ratingOf(id)).toMatchObject({ listingRevision: 2 });
  });

  test('never falls back to the rating of an older revision, however late that comes', async () => {
    const { listingRevision } = await ratingOf(7);
    const late = {
      listingId: 7,
      listingRevision,
      rating: { label: 'unknown', sampleSize: 0, estimate: null },
    } as const;
    await inTransaction(db, (tx) => changeListing(tx, anActingOperator, 7, { priceEur: 7_777 }));
    const newest = await ratingOf(7);
    expect(newest.listingRevision).toBeGreaterThan(listingRevision);
    expect(await saveRatings(db, 1, [late])).toEqual([]);
    expect(await ratingOf(7)).toEqual(newest);
  });
});

test('what another version of the program has learned is not used, and the market read again at once', async () => {
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, 20, { priceEur: 12_340 }));
  const { listingRevision } = await ratingOf(20);
  await sql`update price_model set layout = 'another'`.execute(db);
  await inTransaction(db, (tx) => changeListing(tx, anActingOperator, 20, { priceEur: 12_350 }));
  expect(await ratingOf(20)).toMatchObject({ listingRevision });
  expect(await hasMarketMoved({ db })).toBe(true);
});

test('the market is read again once a tenth of it has changed', async () => {
  await rateMarket({ db }, { now: new Date() });
  expect(await hasMarketMoved({ db })).toBe(false);
  await sql`update price_model set cars = 3000`.execute(db);
  await sql`update listing set quality_score = 1 where id <= 299`.execute(db);
  expect(await hasMarketMoved({ db })).toBe(false);
  await sql`update listing set quality_score = 1 where id = 300`.execute(db);
  expect(await hasMarketMoved({ db })).toBe(true);
});
