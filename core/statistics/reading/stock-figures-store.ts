import type { priceRatings } from '@kardan/contract/values/price-ratings';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { daysInStock } from '../../db/vienna-today.ts';
import { offerStates } from '../../listings/changing/offer-rules.ts';
import type { Span } from './period.ts';

export interface StockFilter {
  dealershipIds: readonly number[];
  make?: string | undefined;
  listingId?: number | undefined;
}

interface StockFigures {
  cars: number;
  daysInStock: number | null;
  marketDaysInStock: number | null;
  pricePosition: number | null;
  ratings: { label: (typeof priceRatings)[number]; cars: number }[];
}

const median = (value: RawBuilder<unknown>) => sql`percentile_cont(0.5) within group (order by ${value})`;
const pricePosition = sql`listing.price_eur::float8 / rating.estimate_eur::float8`;

/** The dealerships' cars that are on offer. */
function onOffer({ dealershipIds, make, listingId }: StockFilter): RawBuilder<unknown> {
  return sql`
    listing
    left join listing_rating as rating on rating.listing_id = listing.id
    left join market_supply as supply on supply.model_id = listing.model_id
    where listing.dealership_id = any (${dealershipIds}::integer[])
      and listing.state in (${sql.join(offerStates.map((state) => sql.lit(state)))})
      ${make === undefined ? sql`` : sql`and listing.make_id = (select id from make where slug = ${make})`}
      ${listingId === undefined ? sql`` : sql`and listing.id = ${listingId}`}`;
}

/** What stands there now, in one sum. */
export async function loadStockFigures(db: Database, filter: StockFilter): Promise<StockFigures> {
  const { rows } = await sql<StockFigures>`
    with car as materialized (
      select ${daysInStock} as days_in_stock, supply.days_in_stock as market_days, ${pricePosition} as position, rating.label
      from ${onOffer(filter)}
    )
    select count(*)::integer as cars, ${median(sql`days_in_stock`)} as days_in_stock,
      avg(market_days)::float8 as market_days_in_stock, ${median(sql`position`)} as price_position,
      (
        select coalesce(jsonb_agg(jsonb_build_object('label', label, 'cars', cars) order by label), '[]')
        from (select label, count(*) as cars from car where label is not null group by label) as rated
      ) as ratings
    from car`.execute(db);
  return rows[0] as StockFigures;
}

export interface ModelRow {
  makeId: number;
  makeSlug: string;
  makeName: string;
  modelId: number;
  modelSlug: string;
  modelName: string;
}

interface StockModelRow extends ModelRow {
  cars: number;
  daysInStock: number;
  pricePosition: number | null;
  live: number | null;
  soldOf45Days: number | null;
  marketDaysInStock: number | null;
}

const modelColumns = sql`make.id as make_id, make.slug::text as make_slug, make.name as make_name,
  model.id as model_id, model.slug::text as model_slug, model.name as model_name`;

export async function loadStockModels(db: Database, filter: StockFilter): Promise<StockModelRow[]> {
  const { rows } = await sql<StockModelRow>`
    select ${modelColumns}, stock.*
    from (
      select listing.model_id as stock_model_id, count(*)::integer as cars, ${median(daysInStock)} as days_in_stock,
        ${median(pricePosition)} as price_position, min(supply.live) as live,
        min(supply.sold_of_45_days) as sold_of45_days, min(supply.days_in_stock)::float8 as market_days_in_stock
      from ${onOffer(filter)}
      group by 1 order by cars desc, 1 limit 100
    ) as stock
    join model on model.id = stock.stock_model_id join make on make.id = model.make_id
    order by cars desc, make.name, model.name`.execute(db);
  return rows;
}

/** How many cars were sold in a period, and how long they had stood there. */
export async function loadSales(db: Database, { dealershipIds, make, listingId }: StockFilter, { from, to }: Span) {
  const { rows } = await sql<{ sold: number; daysToSell: number | null }>`
    select count(*)::integer as sold, ${median(sql`
      (listing.ended_at at time zone 'Europe/Vienna')::date
        - coalesce(listing.in_stock_since, (listing.created_at at time zone 'Europe/Vienna')::date)`)} as days_to_sell
    from listing
    where listing.dealership_id = any (${dealershipIds}::integer[]) and listing.state = 'sold'
      and listing.ended_at >= ${from}::date::timestamp at time zone 'Europe/Vienna'
      and listing.ended_at < (${to}::date + 1)::timestamp at time zone 'Europe/Vienna'
      ${make === undefined ? sql`` : sql`and listing.make_id = (select id from make where slug = ${make})`}
      ${listingId === undefined ? sql`` : sql`and listing.id = ${listingId}`}`.execute(db);
  return rows[0] as { sold: number; daysToSell: number | null };
}

interface DemandRow extends ModelRow {
  agents: number;
  inStock: number;
  districts: { id: number; slug: string; name: string; plate: string | null; agents: number }[];
}

/** Models that search agents look for: those wanted most in the federal states of the dealerships first, with their districts. */
export async function loadDemand(db: Database, dealershipIds: readonly number[]): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    with near as materialized (
      select demand.model_id, sum(demand.agents) as agents,
        jsonb_agg(jsonb_build_object('id', district.id, 'slug', district.slug, 'name', district.name,
          'plate', district.plate_code, 'agents', demand.agents) order by demand.agents desc, district.id) as districts
      from market_demand as demand join district on district.id = demand.district_id
      where district.region_id in (
        select home.region_id
        from dealership join city on city.id = dealership.city_id join district as home on home.id = city.district_id
        where dealership.id = any (${dealershipIds}::integer[])
      )
      group by demand.model_id
    )
    select ${modelColumns}, demand.agents, coalesce(near.districts, '[]') as districts, (
      select count(*)::integer from listing
      where listing.model_id = demand.model_id and listing.dealership_id = any (${dealershipIds}::integer[])
        and listing.state in (${sql.join(offerStates.map((state) => sql.lit(state)))})
    ) as in_stock
    from market_demand as demand
    join model on model.id = demand.model_id join make on make.id = model.make_id
    left join near on near.model_id = demand.model_id
    where demand.district_id is null
    order by near.agents desc nulls last, demand.agents desc, model.id
    limit 50`.execute(db);
  return rows;
}
