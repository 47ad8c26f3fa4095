import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { staffOf } from '../../testing/actors.ts';
import { fillWithListings } from '../../testing/fill-with-listings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readDealershipStatistics } from './read-dealership-statistics.ts';
import { readListingStatistics } from './read-listing-statistics.ts';

const cars = 3_000;
const limitMs = 200;
const today = viennaDay(Date.now());
const periods = {
  month: { from: dayAfter(today, -29), to: today },
  quarter: { from: dayAfter(today, -89), to: today },
  year: { from: dayAfter(today, -364), to: today },
  'five years': { from: dayAfter(today, -1_826), to: today },
};

test('five years of a dealership with 3,000 cars, and any shorter period, answer within 200 ms (p95)', async () => {
  await using database = await createTestDatabase();
  const dealershipId = await fillFiveYears(database);
  const actor = staffOf(dealershipId);
  const times: number[] = [];
  const byQuestion: Record<string, number> = {};
  for (const [name, period] of Object.entries(periods)) {
    const questions = {
      figures: () => readDealershipStatistics(database, actor, String(dealershipId), { ...period, by: 'day' }),
      months: () => readDealershipStatistics(database, actor, String(dealershipId), { ...period, by: 'month' }),
      cars: () => readListingStatistics(database, actor, String(dealershipId), { ...period, sort: 'views', limit: 20 }),
    };
    for (const [what, ask] of Object.entries(questions)) {
      const ofQuestion: number[] = [];
      await ask();
      for (let run = 0; run < 20; run++) {
        const began = performance.now();
        await ask();
        ofQuestion.push(performance.now() - began);
      }
      byQuestion[`${what} of a ${name}`] = p95(ofQuestion);
      times.push(...ofQuestion);
    }
  }
  process.stdout.write(`p95 by question: ${JSON.stringify(byQuestion)}\n`);
  for (const [question, ms] of Object.entries(byQuestion))
    expect([question, ms <= limitMs ? 'in time' : ms]).toEqual([question, 'in time']);
}, 300_000);

/** A car stands for 45 days, is met in three ways on two days of three; twenty makes. Beside it the days of other dealerships. */
async function fillFiveYears({ db, owner }: TestDatabase): Promise<number> {
  await fillWithListings(db, cars);
  const { dealershipId } = await db.selectFrom('listing').select('dealershipId').executeTakeFirstOrThrow();
  for (let back = 0; back < 14; back++) {
    await sql`select add_listing_statistics_partition((${today}::date - make_interval(months => ${back}::integer))::date)`.execute(
      db,
    );
  }
  const counts = sql`100 + car % 50, car % 40, car % 3, car % 2`;
  const names = sql`impressions, views, phones_shown, inquiries`;
  await sql`
    insert into statistics_of_listing (dealership_id, day, listing_id, source, ${names})
    select ${dealershipId}, ${today}::date - back, (car + (back / 45) * ${cars})::bigint, source::statistics_source, ${counts}
    from generate_series(0, 395) as back cross join generate_series(1, ${cars}) as car
    cross join unnest(case when (car + back) % 3 = 0 then array['results'] else array['results', 'similar'] end) as source`.execute(
    db,
  );
  await sql`
    insert into statistics_of_listing_month (dealership_id, month, listing_id, make_id, ${names})
    select ${dealershipId}, date_trunc('month', ${today}::date) - make_interval(months => back), car + back * 3000,
      1 + car % 20, ${counts}
    from generate_series(0, 61) as back cross join generate_series(1, ${cars * 1.5}) as car`.execute(db);
  await sql`
    insert into statistics_of_listing_life (dealership_id, listing_id, first_day, last_day, impressions, views, contacts,
      parked, reach_day, reach_views, reach_inquiries)
    select dealership_id, listing_id, min(month), least(max(month) + 27, ${today}::date), sum(impressions), sum(views), sum(phones_shown + inquiries),
      sum(parked), ${today}::date, 0, 0
    from statistics_of_listing_month group by 1, 2`.execute(db);
  for (const [table, column, step, steps] of [
    ['statistics_of_make', 'day', sql`${today}::date - back`, 1_890],
    ['statistics_of_month', 'month', sql`date_trunc('month', ${today}::date) - make_interval(months => back)`, 62],
  ] as const) {
    await sql`
      insert into ${sql.table(table)} (dealership_id, ${sql.ref(column)}, make_id, source, ${names})
      select site, ${step}, make, source, 100 + make, make, 3, 2
      from generate_series(0, ${steps}) as back cross join generate_series(1, 20) as make
      cross join unnest(enum_range('results'::statistics_source, 'agent-mail')) as source
      cross join unnest(array[${dealershipId}, 0]::integer[]) as site`.execute(db);
  }
  await sql`
    insert into expectation_of_day (dealership_id, day, cars, own_impressions, own_views, own_contacts,
      impressions, views, contacts)
    select ${dealershipId}, ${today}::date - back, ${cars}, 900, 110, 4, 1000, 100, 3 from generate_series(1, 1890) as back`.execute(
    db,
  );
  await sql`
    insert into market_of_day (segment, day, cars, impressions, views, contacts)
    select segment, ${today}::date - back, 100, 1000, 100, 5
    from generate_series(1, 1890) as back cross join unnest(array['', 'estate/3/2', 'estate/2/2', 'suv/4/1']) as segment`.execute(
    db,
  );
  await sql`
    vacuum analyze listing, statistics_of_listing, statistics_of_listing_month, statistics_of_listing_life, statistics_of_make, statistics_of_month,
      expectation_of_day, market_of_day`.execute(owner);
  return dealershipId;
}

function p95(times: number[]): number {
  return Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0);
}
