import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { type StockSort, type StockState, stockPageSize } from '@kardan/contract/values/stock';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
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

/** What stands in a page of the stock, and what its filters could be changed to, in one question. */
export async function loadStockPage(
  db: Database,
  selection: StockSelection,
  { sort, order, page }: StockOrder & { page: number },
): Promise<StockPage> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  // Reach is read for the page's cars alone: of 5,000 cars it is 150,000 rows, which only its own order needs.
  const isByReach = sort === 'views' || sort === 'inquiries';
  const { rows } = await sql<StockPage>`
    with car as materialized (${selectCars(selection, sql`${isByReach ? null : orderOf(sort)} as sort_key`)}),
    place as materialized (
      select car.id, row_number() over (order by ${isByReach ? orderOf(sort) : sql`sort_key`} ${direction} nulls last, car.id desc) as place
      from car
      ${isByReach ? sql`left join (${reachOfStock(selection.dealershipId)}) as reach on reach.listing_id = car.id` : sql``}
      where in_state and in_make
      order by place
      limit ${stockPageSize} offset ${(page - 1) * stockPageSize}
    ),
    page as materialized (
      select page.*, place.place
      from (${wholeCars(selection.dealershipId, sql`select id from place`)}) as page join place using (id)
    )
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
        select coalesce(jsonb_agg(${row} order by page.place), '[]')
        from page
        left join (${reachOfPage(selection.dealershipId)}) as reach on reach.listing_id = page.id
      ) as items`.execute(db);
  return rows[0] as StockPage;
}

const row = sql`jsonb_build_object(
  'id', page.id, 'slug', page.slug, 'state', page.state, 'title', page.title, 'vehicle', page.vehicle,
  'externalId', page.external_id, 'vin', page.vin,
  'image', coalesce(page.draft_pictures -> 0 ->> 'contentHash', (
    select image.content_hash from listing_image join image on image.id = listing_image.image_id
    where listing_image.listing_id = page.id order by listing_image.position limit 1
  )),
  'pictures', ${picturesOf('page')}, 'priceEur', page.price_eur, 'reducedFromEur', page.reduced_from_eur,
  'priceRating', case when page.rating is not null then
    jsonb_build_object('label', page.rating, 'estimateEur', page.estimate_eur) end,
  'firstRegistration', page.first_registration, 'mileageKm', page.mileage_km, 'daysInStock', page.days_in_stock,
  'daysOnline', page.days_online, 'score', page.score,
  'views30', coalesce(reach.views, 0), 'inquiries30', coalesce(reach.inquiries, 0),
  'unpublished', page.unpublished, 'scheduledAt', (
    select ${utc(sql`min(at)`)} from listing_schedule where listing_id = page.id and refused is null
  ),
  'isOnline', page.is_online, 'changedAt', ${utc(sql.ref('page.changed_at'))}
)`;

/** As the contract writes moments. */
function utc(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const firstReachDay = sql`(now() at time zone 'Europe/Vienna')::date - 29`;

/** What was seen and asked of each of the dealership's cars in the last 30 days, today included. */
function reachOfStock(dealershipId: number): RawBuilder<unknown> {
  return sql`
    select listing_id, sum(views)::int as views, sum(inquiries)::int as inquiries
    from statistics_of_listing
    where dealership_id = ${dealershipId} and day >= ${firstReachDay} and listing_id is not null
    group by listing_id`;
}

/** The same of the page's cars, one by one by day: 3,000 looks into an index instead of all the dealership's days. */
function reachOfPage(dealershipId: number): RawBuilder<unknown> {
  return sql`
    select page.id as listing_id, sum(told.views)::int as views, sum(told.inquiries)::int as inquiries
    from page
    cross join generate_series(0, 29) as back
    cross join lateral (
      select sum(views) as views, sum(inquiries) as inquiries from statistics_of_listing
      where dealership_id = ${dealershipId} and day = (now() at time zone 'Europe/Vienna')::date - back
        and listing_id = page.id
    ) as told
    group by page.id`;
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
      return sql`coalesce(reach.views, 0)`;
    case 'inquiries':
      return sql`coalesce(reach.inquiries, 0)`;
    case 'price-position':
      return sql`${column('price_eur')}::float / ${column('estimate_eur')}`;
  }
}
