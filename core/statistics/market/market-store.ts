import { minCountedAgents } from '@kardan/contract/calls/admin/statistics';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { daysInStock } from '../../db/vienna-today.ts';
import { offerStates } from '../../listings/changing/offer-rules.ts';
import { segmentOf } from './segment-store.ts';

/** With fewer like cars chance decides: then all cars tell. */
const minLikeCars = 20;
/** Figures of fewer dealerships would tell how one of them does. */
const minDealerships = 5;
/** Of how many days dealerships are compared, and how many expected contacts make one comparable. */
const spreadDays = 30;
const minExpectedViews = 100;

/** The last day that is measured. */
export async function loadLastMeasuredDay(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(day) as day from market_of_day`.execute(db);
  return rows[0]?.day ?? null;
}

/** One at a time, until the transaction ends; for a million cars it takes longer than a statement may. */
export async function lockMeasuring(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '15min'`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('measure-market', 0))`.execute(tx);
}

/**
 * What the cars that were online on a day got, by segment and dealership: what each segment's got on average, and what such
 * cars would have got in place of each dealership's. Events are read by dealership and day, as they lie.
 */
export async function measureDay(tx: Tx, day: string): Promise<void> {
  const ends = sql`(${day}::date + 1)::timestamp at time zone 'Europe/Vienna'`;
  await sql`delete from market_of_day where day = ${day}::date`.execute(tx);
  await sql`delete from expectation_of_day where day = ${day}::date`.execute(tx);
  await sql`
    with car as materialized (
      select listing.id, listing.dealership_id, ${segmentOf('listing', sql`${day}::date`)} as segment
      from listing join dealership on dealership.id = listing.dealership_id
      where listing.published_at < ${ends} and (listing.ended_at is null or listing.ended_at >= ${ends})
        and listing.state <> 'draft' and dealership.state = 'active'
    ), told as materialized (
      select told.*
      from dealership
      cross join lateral (
        select listing_id, sum(impressions) as impressions, sum(views) as views,
          sum(phones_shown + inquiries) as contacts
        from statistics_of_listing
        where dealership_id = dealership.id and day = ${day}::date and listing_id is not null
        group by listing_id
      ) as told
    ), market as (
      insert into market_of_day (segment, day, cars, impressions, views, contacts)
      select coalesce(car.segment, ''), ${day}::date, count(*), coalesce(sum(told.impressions), 0),
        coalesce(sum(told.views), 0), coalesce(sum(told.contacts), 0)
      from car left join told on told.listing_id = car.id
      group by grouping sets ((car.segment), ())
      having count(*) >= ${minLikeCars} and count(distinct car.dealership_id) >= ${minDealerships}
      returning *
    ), stock as (
      select car.dealership_id, car.segment, count(*) as cars, sum(told.impressions) as impressions,
        sum(told.views) as views, sum(told.contacts) as contacts
      from car left join told on told.listing_id = car.id
      group by 1, 2
    )
    insert into expectation_of_day (dealership_id, day, cars, own_impressions, own_views, own_contacts,
      impressions, views, contacts)
    select dealership.id, ${day}::date, coalesce(sum(stock.cars), 0), coalesce(sum(stock.impressions), 0),
      coalesce(sum(stock.views), 0), coalesce(sum(stock.contacts), 0),
      coalesce(sum(stock.cars * alike.impressions::float8 / alike.cars), 0),
      coalesce(sum(stock.cars * alike.views::float8 / alike.cars), 0),
      coalesce(sum(stock.cars * alike.contacts::float8 / alike.cars), 0)
    from dealership
    cross join market as everybody
    left join stock on stock.dealership_id = dealership.id
    left join market as own on own.segment = stock.segment
    left join lateral (
      select coalesce(own.cars, everybody.cars) as cars, coalesce(own.impressions, everybody.impressions) as impressions,
        coalesce(own.views, everybody.views) as views, coalesce(own.contacts, everybody.contacts) as contacts
    ) as alike on true
    where everybody.segment = '' and dealership.state = 'active'
    group by dealership.id`.execute(tx);
}

/** Where the middle half of dealerships lies at each stage, over the days before. */
export async function measureSpread(tx: Tx, day: string): Promise<void> {
  await sql`delete from market_spread where day = ${day}::date`.execute(tx);
  await sql`
    with compared as (
      select dealership_id, sum(impressions)::float8 as impressions, sum(views)::float8 as views,
        sum(contacts)::float8 as contacts, sum(own_impressions)::float8 as own_impressions,
        sum(own_views)::float8 as own_views, sum(own_contacts)::float8 as own_contacts
      from expectation_of_day
      where day between ${day}::date - ${spreadDays - 1}::integer and ${day}::date
      group by 1
      having sum(views) >= ${minExpectedViews} and sum(contacts) > 0 and sum(impressions) > 0
    ), ratio as (
      select stage, ratio
      from compared
      cross join lateral (values
        ('shown', own_impressions / impressions),
        ('opened', own_views / nullif(own_impressions, 0) * impressions / views),
        ('contacted', own_contacts / nullif(own_views, 0) * views / contacts)
      ) as told (stage, ratio)
      where ratio is not null
    )
    insert into market_spread (day, stage, low_ratio, high_ratio)
    select ${day}::date, stage, percentile_cont(0.25) within group (order by ratio),
      percentile_cont(0.75) within group (order by ratio)
    from ratio
    group by stage
    having count(*) >= ${minDealerships}`.execute(tx);
}

/** How many cars of each model are on offer, how many were sold in 45 days, and how long those on offer have been there. */
export async function measureSupply(tx: Tx): Promise<void> {
  const isLive = sql`listing.state in (${sql.join(offerStates.map((state) => sql.lit(state)))})`;
  await tx.deleteFrom('marketSupply').execute();
  await sql`
    insert into market_supply (model_id, live, sold_of_45_days, days_in_stock)
    select model_id, count(*) filter (where ${isLive}), count(*) filter (where not ${isLive}),
      percentile_cont(0.5) within group (
        order by ${daysInStock}
      ) filter (where ${isLive})
    from listing join dealership on dealership.id = listing.dealership_id
    where dealership.state = 'active'
      and (${isLive} or listing.state = 'sold' and listing.ended_at >= now() - interval '45 days')
    group by model_id
    having count(distinct listing.dealership_id) >= ${minDealerships}`.execute(tx);
}

/**
 * How many mailboxes have agents that look for a model, all over Austria and in each district that they name or whose
 * postcode they search around. What fewer than five want is not even stored.
 */
export async function measureDemand(tx: Tx): Promise<void> {
  await tx.deleteFrom('marketDemand').execute();
  await sql`
    with wanted as materialized (
      select distinct coalesce(encode(agent.mailbox_hash, 'hex'), lower(agent.email)) as mailbox, agent.request,
        model.id as model_id
      from search_agent as agent
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(agent.request -> 'vehicles') when 'array' then agent.request -> 'vehicles' else '[]' end
      ) as vehicle
      join make on make.slug = split_part(vehicle, '/', 1)
      join model on model.make_id = make.id and model.slug = split_part(vehicle, '/', 2)
      where agent.state = 'active'
    ), place as (
      select wanted.model_id, wanted.mailbox, city.district_id
      from wanted join city on city.postcode = wanted.request -> 'place' ->> 'postcode'
      union
      select wanted.model_id, wanted.mailbox, district.id
      from wanted
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(wanted.request -> 'district') when 'array' then wanted.request -> 'district' else '[]' end
      ) as slug
      join district on district.slug = slug
      union all
      select model_id, mailbox, null from wanted
    )
    insert into market_demand (model_id, district_id, agents)
    select model_id, district_id, count(distinct mailbox)
    from place
    group by 1, 2
    having count(distinct mailbox) >= ${minCountedAgents}`.execute(tx);
}
