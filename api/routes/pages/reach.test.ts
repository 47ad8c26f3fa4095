import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
  const { id } = await buildListing(running.database.db);
  await indexListings(running.services, [id]);
  await running.index.refresh();
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(() => running.database.db.deleteFrom('statisticsOfDay').execute());

const today = viennaDay(Date.now());
const daysAgo = (days: number) => dayAfter(today, -days);
const ask = () => running.visitor.reach({ query: { language: 'de-AT' } });

async function count(days: number[], views: number, region = 'steiermark'): Promise<void> {
  const { db } = running.database;
  const { id } = await db.selectFrom('region').select('id').where('slug', '=', region).executeTakeFirstOrThrow();
  const counts = { impressions: 10 * views, views, inquiries: 1, phonesShown: 2, parked: 3 };
  await db
    .insertInto('statisticsOfDay')
    .values(days.map((day) => ({ day: daysAgo(day), category: 'used' as const, regionId: id, ...counts })))
    .execute();
}

test('the last thirty whole days are summed up; today and what was before are left out', async () => {
  await count([0, 31], 1_000_000);
  await count([1, 20, 30], 400);
  await count([2], 600, 'wien');
  const { counted, ...now } = await ask();
  expect(now).toEqual({ cars: 1, dealerships: 1, searchAgents: 0 });
  expect(counted).toMatchObject({
    from: daysAgo(30),
    to: daysAgo(1),
    impressions: 18_000,
    views: 1_800,
    contacts: 12,
    parked: 12,
  });
  expect(counted?.regions.map(({ slug, views }) => [slug, views]).slice(0, 3)).toEqual([
    ['steiermark', 1_200],
    ['wien', 600],
    [expect.any(String), 0],
  ]);
});

test.each([
  ['nothing was counted', [], 0],
  ['it is less than a week', [1, 6], 5_000],
  ['it is fewer than a thousand views', [1, 20], 499],
])('there is no figure when %s', async (_, days, views) => {
  if (days.length > 0) await count(days, views);
  expect((await ask()).counted).toBeNull();
});
