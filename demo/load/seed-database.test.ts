import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLogoIndex } from '../logo-set/logo-index.ts';
import { readPictureIndex } from '../picture-set/picture-index.ts';
import { ForeignData, seedDatabase } from './seed-database.ts';

const today = '2026-11-15';
let database: TestDatabase;
let first: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await seed(2_000);
  first = await fingerprints();
});
afterAll(() => database[Symbol.asyncDispose]());

function seed(listings: number, force = false): Promise<void> {
  return seedDatabase(database.owner, { databaseUrl: database.ownerUrl, listings, seed: 1, today, force });
}

/** One for every table a seed fills. */
async function fingerprints(): Promise<string[]> {
  const tables = [
    'listing',
    'listing_price',
    'listing_image',
    'dealership',
    'dealership_make',
    'dealership_district',
    'dealership_opening_hours',
    'person',
    'dealership_image',
    'custom_page',
    'agreement',
  ];
  return Promise.all(
    tables.map(async (table) => {
      // Moments the database itself sets differ from run to run.
      const content = sql`(to_jsonb(t) - 'created_at' - 'updated_at')`;
      const { rows } = await sql<{ hash: string }>`
        select md5(string_agg(${content}::text, ',' order by ${content}::text)) || count(*) as hash
        from ${sql.table(table)} t`.execute(database.db);
      return `${table} ${rows[0]?.hash}`;
    }),
  );
}

async function value<T>(query: ReturnType<typeof sql<{ value: T }>>): Promise<T> {
  return (await query.execute(database.db)).rows[0]?.value as T;
}

describe('a seed of 2,000 listings', () => {
  test('meets every constraint of the real schema', async () => {
    expect(await value<number>(sql`select count(*) as value from listing`)).toBe(2_000);
    expect(await value<number>(sql`select count(*) as value from dealership`)).toBe(100);
    // COPY checked every row; what the table itself cannot check is checked here.
    expect(
      await value<number>(sql`
      select count(*) as value from pg_constraint where not convalidated or not conenforced`),
    ).toBe(0);
  });

  test('leaves price histories that agree with their listings', async () => {
    const wrong = await value<number>(sql`
      select count(*) as value from listing
      left join lateral (
        select array_agg(price_eur order by valid_from) as prices, min(valid_from) as since, max(valid_from) as changed,
          bool_or(listing_price.nova_included <> listing.nova_included) as mixed
        from listing_price where listing_id = listing.id
      ) history on true
      where case when published_at is null then prices is not null
        else prices[cardinality(prices)] is distinct from price_eur::int
          or since is distinct from published_at or mixed
          or prices[cardinality(prices) - 1] is distinct from previous_price_eur::int
          or (case when lowest_price_of_thirty_days(id, changed) > price_eur then lowest_price_of_thirty_days(id, changed) end)
            is distinct from reduced_from_eur
          or (price_changed_at is not null and price_changed_at <> changed) end`);
    expect(wrong).toBe(0);
  });

  test('shows nearly all cars with pictures of the set, which are stored once', async () => {
    const pictured = await value<number>(sql`select count(distinct listing_id) as value from listing_image`);
    expect(pictured).toBeGreaterThan(1_900);
    expect(pictured).toBeLessThan(2_000);
    const [index, logos] = await Promise.all([readPictureIndex(), readLogoIndex()]);
    expect(await value<number>(sql`select count(*) as value from image`)).toBe(index.length + logos.length);
  });

  test('gives about half of the dealerships a sign and some of them pictures of their house', async () => {
    const signs = await value<number>(sql`select count(logo_image_id) as value from dealership`);
    expect(signs).toBeGreaterThan(40);
    expect(signs).toBeLessThan(70);
    const houses = await value<number>(sql`select count(distinct dealership_id) as value from dealership_image`);
    expect(houses).toBeGreaterThan(25);
    expect(houses).toBeLessThan(55);
  });

  test('is dated before the day it is made for', async () => {
    const latest = await value<Date>(sql`
      select greatest(max(published_at), max(confirmed_at), max(ended_at), max(price_changed_at), max(updated_at)) as value
      from listing`);
    expect(latest.getTime()).toBeLessThanOrEqual(Date.parse(today));
  });

  test('is replaced by the next one, which for the same seed and day is the same', async () => {
    await seed(2_000);
    expect(await fingerprints()).toEqual(first);
    await seed(100);
    expect(await value<number>(sql`select count(*) as value from listing`)).toBe(100);
  });

  test('gives the next listing that somebody enters a free id, and is not repeated over it without force', async () => {
    const id = await value<number>(sql`
      insert into listing (dealership_id, category, make_id, model_id, slug, title, price_eur, body, fuel, gearbox, power_kw)
      select dealership_id, category, make_id, model_id, 'golf-101', 'Golf', 9990, body, fuel, gearbox, power_kw
      from listing limit 1 returning id as value`);
    expect(id).toBe(101);
    await expect(seed(100)).rejects.toThrow(ForeignData);
    await seed(100, true);
    expect(await value<number>(sql`select max(id) as value from listing`)).toBe(100);
  });

  test('does not take dealerships, accounts, inquiries and notices with it without force, and names them', async () => {
    const { id } = await buildDealership(database.db);
    await buildAccount(database.db, { memberships: { [id]: 'dealer-owner' } });
    await database.db
      .insertInto('inquiry')
      .values({ kind: 'dealership', dealershipId: id, senderName: 'A', senderEmail: 'a@b.example', message: 'Hallo' })
      .execute();
    await database.db.insertInto('contentNotice').values({ reason: 'fraud', explanation: 'Anzahlung' }).execute();
    await expect(seed(100)).rejects.toThrow(
      'a seed: 1 dealerships, 1 accounts of dealers, 1 inquiries, 1 content notices.',
    );
    await seed(100, true);
    await seed(100);
  });
});
