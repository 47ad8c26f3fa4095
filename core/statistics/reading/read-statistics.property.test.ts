import type { StatisticsCounts } from '@kardan/contract/calls/admin/statistics';
import { statisticsKinds, statisticsSources } from '@kardan/contract/values/statistics-kinds';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { rollUpStatistics } from '../days/roll-up-statistics.ts';
import { periodBefore } from './period-before.ts';
import { readDealershipStatistics } from './read-dealership-statistics.ts';
import { readListingStatistics } from './read-listing-statistics.ts';

let database: TestDatabase;
let sites: number[];
let makes: { id: number; slug: string }[];
const cars: { id: number; dealershipId: number }[] = [];

const today = viennaDay(Date.now());
const daysBack = 100;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  sites = [(await buildDealership(db)).id, (await buildDealership(db)).id, (await buildDealership(db)).id];
  makes = await db
    .selectFrom('make')
    .innerJoin('model', 'model.makeId', 'make.id')
    .select(['make.id', 'make.slug'])
    .distinct()
    .orderBy('make.id')
    .limit(2)
    .execute();
  for (const dealershipId of sites) {
    for (const { id: makeId } of makes) {
      cars.push(await buildListing(db, { dealershipId, makeId }), await buildListing(db, { dealershipId, makeId }));
    }
  }
});
afterAll(() => database[Symbol.asyncDispose]());

/** Works for the first two; the third's figures must never show. */
const actor = (): Actor => ({
  accountId: 1,
  isOperator: false,
  isEditor: false,
  memberships: new Map(sites.slice(0, 2).map((id) => [id, { right: 'reader', isSuspended: false }])),
});

const happened = fc.record({
  car: fc.nat({ max: 11 }),
  kind: fc.constantFrom(...statisticsKinds),
  source: fc.constantFrom(...statisticsSources),
  minutesBack: fc.nat({ max: daysBack * 1_440 }),
  concernsCar: fc.boolean(),
});
const day = fc.nat({ max: daysBack }).map((back) => dayAfter(today, -back));
const asked = fc.record({
  days: fc.tuple(day, day).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
  by: fc.constantFrom('day', 'week', 'month'),
  withSecond: fc.boolean(),
  make: fc.option(fc.nat({ max: 1 }), { nil: undefined }),
  source: fc.option(fc.constantFrom(...statisticsSources), { nil: undefined }),
  car: fc.option(fc.nat({ max: 7 }), { nil: undefined, freq: 2 }),
  sort: fc.constantFrom('impressions', 'views', 'contacts', 'parked'),
  limit: fc.integer({ min: 1, max: 4 }),
});

/** Independent of every roll-up: single events, counted. */
async function countEvents(
  by: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<Record<string, StatisticsCounts>> {
  const count = (...kinds: string[]) => sql`count(*) filter (where event.kind::text = any (${kinds}))::integer`;
  const { rows } = await sql<StatisticsCounts & { key: string }>`
    select ${by} as key, ${count('impression')} as impressions, ${count('view')} as views,
      ${count('inquiry', 'phone-shown')} as contacts, ${count('inquiry')} as inquiries,
      ${count('phone-shown')} as phones_shown, ${count('parked')} as parked, ${count('print')} as prints,
      ${count('shared')} as shared, ${count('scan')} as scans, ${count('directions')} as directions,
      ${count('website')} as websites
    from (
      select *, (occurred_at at time zone 'Europe/Vienna')::date as day from statistics_event
    ) as event
    left join listing on listing.id = event.listing_id left join make on make.id = listing.make_id
    where ${where}
    group by 1`.execute(database.db);
  return Object.fromEntries(rows.map(({ key, ...counts }) => [key, counts]));
}

const isSomething = (counts: StatisticsCounts) => Object.values(counts).some((count) => count > 0);
const keyed = <T extends StatisticsCounts>(told: T[], keyOf: (each: T) => unknown) =>
  Object.fromEntries(
    told.map((each) => [String(keyOf(each)), onlyCounts(each)] as const).filter(([, counts]) => isSomething(counts)),
  );

function onlyCounts(told: StatisticsCounts): StatisticsCounts {
  const { impressions, views, contacts, inquiries, phonesShown, parked, prints, shared, scans, directions, websites } =
    told;
  return { impressions, views, contacts, inquiries, phonesShown, parked, prints, shared, scans, directions, websites };
}

type Happened = typeof happened extends fc.Arbitrary<infer T> ? T : never;

async function write(events: Happened[]): Promise<void> {
  const rows = events.map(({ car, kind, source, minutesBack, concernsCar }) => ({
    kind,
    source,
    occurredAt: new Date(Date.now() - minutesBack * 60_000),
    dealershipId: cars[car]?.dealershipId as number,
    listingId: concernsCar ? (cars[car]?.id as number) : null,
  }));
  await database.db.insertInto('statisticsEvent').values(rows).execute();
  await rollUpStatistics(database);
}

test('whatever happened and whatever is asked, statistics equal a count of the single events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happened, { minLength: 1, maxLength: 80 }),
      fc.array(asked, { minLength: 2, maxLength: 4 }),
      async (events, questions) => {
        await write(events);
        for (const question of questions) await compare(question);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

test('cars of years, which came before, within or after them, equal a count of the single events', async () => {
  const long = fc.record({
    days: fc.record({
      from: fc.integer({ min: 760, max: 1_400 }).map((back) => dayAfter(today, -back)),
      to: fc.nat({ max: 390 }).map((back) => dayAfter(today, -back)),
    }),
    sort: fc.constantFrom('impressions', 'views', 'contacts', 'parked'),
    limit: fc.integer({ min: 1, max: 4 }),
  });
  // Each stood there for at most a hundred days.
  const longAgo = fc.record({
    kind: fc.constantFrom(...statisticsKinds),
    daysBack: fc.integer({ min: 0, max: 1_500 }),
    place: fc.nat({ max: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(longAgo, { minLength: 1, maxLength: 40 }),
      fc.array(long, { minLength: 2, maxLength: 4 }),
      async (events, questions) => {
        const rows = events.map(({ kind, daysBack: back, place }) => ({
          kind,
          dealershipId: sites[0] as number,
          listingId: 1_000_000 + 2 * Math.floor(back / 100) + place,
          occurredAt: new Date(Date.now() - back * 86_400_000),
        }));
        await database.db.insertInto('statisticsEvent').values(rows).execute();
        await rollUpStatistics(database);
        for (const { days, ...question } of questions) {
          const inPeriod = (from: string, to: string) => sql`
            event.dealership_id = ${sites[0]} and event.day between ${from}::date and ${to}::date`;
          await compareCars({ ...days, ...question }, inPeriod);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

async function compare({
  days,
  by,
  withSecond,
  make,
  source,
  car,
  sort,
  limit,
}: typeof asked extends fc.Arbitrary<infer T> ? T : never) {
  const dealershipIds = withSecond ? [sites[1] as number] : undefined;
  const slug = make === undefined ? undefined : makes[make]?.slug;
  const listingId = car === undefined ? undefined : cars[car]?.id;
  const question = { ...days, dealershipIds, make: slug };
  const told = await readDealershipStatistics(database, actor(), String(sites[0]), {
    ...question,
    by,
    source,
    listingId,
  });
  const ids = [sites[0], ...(dealershipIds ?? [])];
  const inPeriod = (from: string, to: string) => sql`
    event.dealership_id = any (${ids}) and event.day between ${from}::date and ${to}::date
    ${slug === undefined ? sql`` : sql`and make.slug = ${slug}`}`;
  const filtered = (from: string, to: string) => sql`${inPeriod(from, to)}
    ${source === undefined ? sql`` : sql`and event.source = ${source}`}
    ${listingId === undefined ? sql`` : sql`and event.listing_id = ${listingId}`}`;
  const where = filtered(days.from, days.to);
  expect(keyed([told.totals], () => 'all')).toEqual(await countEvents(sql`'all'`, where));
  const step = sql`date_trunc(${sql.lit(by)}, event.day::timestamp)::date::text`;
  expect(keyed(told.series, ({ from }) => from)).toEqual(await countEvents(step, where));
  expect(keyed(told.bySource, (each) => each.source)).toEqual(await countEvents(sql`event.source::text`, where));
  const makeKey = sql`coalesce(make.slug::text, 'none')`;
  expect(keyed(told.byMake, (each) => each.make?.slug ?? 'none')).toEqual(await countEvents(makeKey, where));
  const site = sql`event.dealership_id::text`;
  expect(keyed(told.byDealership, (each) => each.dealershipId)).toEqual(await countEvents(site, where));
  const { from, to } = periodBefore(days);
  const before = filtered(from, to);
  expect(keyed([told.previous], () => 'all')).toEqual(await countEvents(sql`'all'`, before));
  await compareCars({ ...question, sort, limit }, inPeriod);
}

async function compareCars(
  question: Omit<Parameters<typeof readListingStatistics>[3], 'cursor'>,
  inPeriod: (from: string, to: string) => RawBuilder<unknown>,
) {
  const { sort } = question;
  const byCar = [];
  for (let cursor: string | undefined; ; ) {
    const page = await readListingStatistics(database, actor(), String(sites[0]), { ...question, cursor });
    byCar.push(...page.items.map(({ listingId: id, counts }) => ({ id, ...counts })));
    if (page.cursor === null) {
      const ofCars = sql`${inPeriod(page.from, page.to)} and event.listing_id is not null`;
      expect(keyed(byCar, ({ id }) => id)).toEqual(await countEvents(sql`event.listing_id::text`, ofCars));
      break;
    }
    cursor = page.cursor;
  }
  const order = byCar.map((each) => each[sort]);
  expect(order).toEqual([...order].sort((one, other) => other - one));
  expect(new Set(byCar.map(({ id }) => id)).size).toBe(byCar.length);
}
