import { viennaDay } from '@kardan/contract/values/vienna-day';
import { loadEnv } from '@kardan/core/env';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedStatistics } from './seed-statistics.ts';

const today = viennaDay(Date.now());
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('dealerships of demo accounts have ninety days of figures and reports of two months, the same each time; others have none', async () => {
  const told = [];
  for (let run = 0; run < 2; run++) {
    await using database = await createTestDatabase();
    told.push(await seedSome(database));
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[0]).toMatchObject({ first: { days: 90, isBeforeItCame: false }, last: null, reports: 2 });
});

async function seedSome(database: TestDatabase) {
  const { db, owner } = database;
  const ids = [];
  for (let made = 0; made < 8; made++) {
    const { id } = await buildDealership(db, { state: made === 6 ? 'suspended' : 'active' });
    ids.push(id);
    for (const online of [200, 40, 3]) await buildListing(db, { dealershipId: id, publishedAt: daysAgo(online) });
  }
  await seedAccounts({ db, env: loadEnv() }, today);
  await seedStatistics({ db: owner }, today);
  const ofDealership = async (id: number | undefined) => {
    const { rows } = await sql`
      select count(distinct day)::integer as days, sum(impressions)::integer as impressions, sum(views)::integer as views,
        bool_or(day < (listing.published_at at time zone 'Europe/Vienna')::date) as is_before_it_came
      from statistics_of_listing join listing on listing.id = listing_id
      where listing.dealership_id = ${id} group by listing.dealership_id`.execute(db);
    return rows[0] ?? null;
  };
  const { rows } = await sql<{ reports: number }>`
    select count(*)::integer as reports from dealership_report where dealership_id = ${ids[0]}`.execute(db);
  return { first: await ofDealership(ids[0]), last: await ofDealership(ids[7]), reports: rows[0]?.reports };
}
