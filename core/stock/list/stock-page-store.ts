import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { type StockSort, type StockState, stockPageSize } from '@kardan/contract/values/stock';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { firstPicture } from '../../db/first-picture.ts';
import { reachToday } from '../../db/reach-of-listing.ts';
import { picturesOf, type StockSelection, selectCars, wholeCars } from './stock-cars-store.ts';

export interface StockOrder {
  sort: StockSort;
  order: 'asc' | 'desc';
}

export interface StockPage {
  total: number;
  states: { state: StockState; count: number }[];
  makes: { slug: string; name: string; count: number }[];
  items: StockRow[];
}

/**
 * What stands in a page of the stock, and what its filters could be changed to, in one question. Cars are put in order by id, and
 * only those of the page are read as a whole. Their ids go on as an array: of rows the planner expected one on a later page, and
 * read all of them for each.
 */
export async function loadStockPage(
  db: Database,
  selection: StockSelection,
  { sort, order, page }: StockOrder & { page: number },
): Promise<StockPage> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const isByReach = sort === 'views' || sort === 'inquiries';
  const { rows } = await sql<StockPage>`
    with car as materialized (${selectCars(selection, sql`${isByReach ? null : orderOf(sort)} as sort_key`)}),
    shown as materialized (
      select array(
        select car.id from car
        ${isByReach ? sql`left join ${lifeOf('car', selection.dealershipId)}` : sql``}
        where in_state and in_make
        order by ${isByReach ? orderOf(sort) : sql`sort_key`} ${direction} nulls last, car.id desc
        limit ${stockPageSize} offset ${(page - 1) * stockPageSize}
      ) as ids
    ),
    page as materialized (${wholeCars(selection.dealershipId, sql`(select ids from shown)`)})
    select
      (select count(*)::int from car where in_state and in_make) as total,
      (
        select coalesce(jsonb_agg(jsonb_build_object('state', state, 'count', count)), '[]')
        from (select state, count(*) from car where in_make group by state) as counted
      ) as states,
      (
        select coalesce(jsonb_agg(jsonb_build_object('slug', make_slug, 'name', make_name, 'count', count)
          order by make_name), '[]')
        from (
          select make_slug, make_name, count(*) from car where in_state and make_slug is not null group by 1, 2
        ) as counted
      ) as makes,
      (
        select coalesce(jsonb_agg(${row} order by array_position((select ids from shown), page.id)), '[]')
        from page
        left join ${lifeOf('page', selection.dealershipId)}
      ) as items`.execute(db);
  return rows[0] as StockPage;
}

const row = sql`jsonb_build_object(
  'id', page.id, 'slug', page.slug, 'state', page.state, 'title', page.title, 'vehicle', page.vehicle,
  'externalId', page.external_id, 'vin', page.vin,
  'image', coalesce(page.draft_pictures -> 0 ->> 'contentHash', ${firstPicture('page.id')}),
  'pictures', ${picturesOf('page')}, 'priceEur', page.price_eur, 'reducedFromEur', page.reduced_from_eur,
  'priceRating', case when page.rating is not null then
    jsonb_build_object('label', page.rating, 'estimateEur', page.estimate_eur) end,
  'firstRegistration', page.first_registration, 'mileageKm', page.mileage_km, 'daysInStock', page.days_in_stock,
  'daysOnline', page.days_online, 'score', page.score,
  'views30', ${reachToday('life', 'views')}, 'inquiries30', ${reachToday('life', 'inquiries')},
  'unpublished', page.unpublished, 'scheduledAt', (
    select ${utc(sql`min(at)`)} from listing_schedule where listing_id = page.id and refused is null
  ),
  'isOnline', page.is_online, 'changedAt', ${utc(sql.ref('page.changed_at'))}
)`;

/** As the contract writes moments. */
function utc(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** What was counted of the cars of a table, as `life`; of a car that nobody has met there is nothing. */
function lifeOf(cars: string, dealershipId: number): RawBuilder<unknown> {
  return sql`statistics_of_listing_life as life
    on life.dealership_id = ${dealershipId} and life.listing_id = ${sql.ref(`${cars}.id`)}`;
}

function orderOf(sort: StockSort): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`car.${name}`);
  switch (sort) {
    case 'changed':
      return column('changed_at');
    case 'title':
      return sql`${column('title')} collate people`;
    case 'price':
      return column('price_eur');
    case 'first-registration':
      return column('first_registration');
    case 'mileage':
      return column('mileage_km');
    case 'days-in-stock':
      return column('days_in_stock');
    case 'score':
      return column('score');
    case 'pictures':
      return picturesOf('car');
    case 'views':
      return reachToday('life', 'views');
    case 'inquiries':
      return reachToday('life', 'inquiries');
    case 'price-position':
      return sql`${column('price_eur')}::float / ${column('estimate_eur')}`;
  }
}
