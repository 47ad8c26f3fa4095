import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

/** Dealerships that an account of the demo works for. */
export async function loadDemoDealershipIds(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select dealership.id from dealership
    where dealership.state = 'active' and (
      exists (
        select from membership join account on account.id = membership.account_id
        where membership.dealership_id = dealership.id and account.is_demo
      ) or exists (
        select from group_membership join account on account.id = group_membership.account_id
        where group_membership.group_id = dealership.group_id and account.is_demo
      )
    )
    order by dealership.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** So many cars of a dealership, whatever the size of the market. */
const carsOfDealership = 30;

/**
 * What cars of the dealerships got on each of the last days that they were online: some are looked for, some are not, more at
 * weekends, and a little more from week to week. The same cars and days always give the same.
 */
export async function insertDays(
  db: Database,
  dealershipIds: readonly number[],
  { today, days }: { today: string; days: number },
): Promise<void> {
  await sql`
    insert into statistics_of_listing (dealership_id, day, listing_id, source, impressions, views, phones_shown, inquiries, parked)
    select dealership_id, day, id, source, shown, opened, (opened > 4 and draw % 11 = 0)::integer,
      (opened > 3 and draw % 13 = 0)::integer, (opened > 5 and draw % 7 = 0)::integer
    from (
      select told.*, (shown * (6 + draw % 13) / 100.0)::integer as opened,
        (array['results', 'results', 'similar', 'category', 'dealer-page', 'direct', 'agent-mail'])[1 + draw % 7]::statistics_source as source
      from (
        select car.dealership_id, car.id, (${today}::date - back) as day, draw,
          (appeal * (20 + draw % 25) * (1.3 - back / 300.0)
            * case when extract(isodow from ${today}::date - back) >= 6 then 1.4 else 1 end)::integer as shown
        from (
          select id, dealership_id, published_at, ended_at, 0.3 + id * 7919 % 101 / 70.0 as appeal,
            row_number() over (partition by dealership_id order by id) as place
          from listing
          where dealership_id = any (${dealershipIds}::integer[]) and state <> 'draft' and published_at is not null
        ) as car
        cross join generate_series(0, ${days}::integer - 1) as back
        cross join lateral (select ((id * 104729 + back * 15485863) % 9973)::integer as draw) as drawn
        where car.place <= ${carsOfDealership}
          and (car.published_at at time zone 'Europe/Vienna')::date <= ${today}::date - back
          and (car.ended_at is null or (car.ended_at at time zone 'Europe/Vienna')::date >= ${today}::date - back)
      ) as told
    ) as told`.execute(db);
}

/** What like cars would have got in their place on days that are over, and where the middle half of dealerships lies. */
export async function insertComparison(db: Database, dealershipIds: readonly number[], today: string): Promise<void> {
  await sql`
    insert into expectation_of_day (dealership_id, day, cars, own_impressions, own_views, own_contacts, impressions, views, contacts)
    select dealership_id, day, count(distinct listing_id), sum(impressions), sum(views), sum(phones_shown + inquiries),
      sum(impressions) * (0.8 + dealership_id * 13 % 40 / 100.0), sum(views) * (0.85 + dealership_id * 7 % 35 / 100.0),
      sum(views) * 0.04
    from statistics_of_listing
    where dealership_id = any (${dealershipIds}::integer[]) and day < ${today}::date
    group by 1, 2`.execute(db);
  await sql`
    insert into market_spread (day, stage, low_ratio, high_ratio)
    values (${today}::date - 1, 'shown', 0.75, 1.3), (${today}::date - 1, 'opened', 0.8, 1.25), (${today}::date - 1, 'contacted', 0.6, 1.5)`.execute(
    db,
  );
}
