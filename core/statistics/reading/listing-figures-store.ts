import type { ListingStatisticsSort } from '@kardan/contract/calls/admin/statistics';
import type { StockState } from '@kardan/contract/values/stock';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { segmentOf } from '../market/segment-store.ts';
import type { StoredCounts } from './counts.ts';
import { kindColumns, sumsOfKinds } from './kinds-store.ts';
import type { PeriodParts, Span } from './period.ts';

/** Where a page of cars begins: after the car with this figure and id. */
export interface ListingPlace {
  figure: number;
  listingId: number;
}

export interface ListingFilter {
  dealershipIds: readonly number[];
  make?: string | undefined;
}

export interface ListingQuestion extends ListingFilter {
  sort: ListingStatisticsSort;
  limit: number;
  after?: ListingPlace | undefined;
}

export interface ListingRow extends StoredCounts {
  listingId: number;
  dealershipId: number;
  figure: number;
  title: string | null;
  slug: string | null;
  state: StockState | null;
  priceEur: number | null;
  pricePosition: number | null;
  daysInStock: number | null;
  live: number | null;
  soldOf45Days: number | null;
  daysOnline: number | null;
  expectedImpressions: number | null;
  expectedViews: number | null;
  expectedContacts: number | null;
}

const figures: Record<ListingStatisticsSort, RawBuilder<number>> = {
  impressions: sql`sum(impressions)`,
  views: sql`sum(views)`,
  contacts: sql`sum(phones_shown + inquiries)`,
  parked: sql`sum(parked)`,
};

/**
 * Cars by their figures, most first. Whole months come from their own table; other figures, and what else is told of a car, are
 * read for those of the page alone. Like cars' figures are an average over the car's days: a segment without enough cars is told by all.
 */
export async function loadListingFigures(
  db: Database,
  question: ListingQuestion,
  parts: PeriodParts,
  { from, to }: Span,
): Promise<ListingRow[]> {
  const { sort, limit, after } = question;
  const figure = figures[sort];
  const today = sql`(now() at time zone 'Europe/Vienna')::date`;
  const viennaDay = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Europe/Vienna')::date`;
  const { rows } = await sql<ListingRow>`
    with top as materialized (
      select listing_id, dealership_id, ${figure}::float8 as figure
      from (${rowsOfListings(question, parts)}) as told
      group by listing_id, dealership_id
      having true ${
        after
          ? sql`and (${figure} < ${after.figure} or ${figure} = ${after.figure} and listing_id < ${after.listingId})`
          : sql``
      }
      order by figure desc, listing_id desc
      limit ${limit}
    )
    select top.*, counts.*, listing.title, listing.slug::text, listing.state::text, listing.price_eur::integer,
      listing.price_eur::float8 / rating.estimate_eur::float8 as price_position,
      coalesce(${viennaDay('listing.ended_at')}, ${today})
        - coalesce(listing.in_stock_since, ${viennaDay('listing.created_at')}) as days_in_stock,
      supply.live, supply.sold_of_45_days as sold_of45_days, online.days as days_online,
      online.days * alike.impressions as expected_impressions, online.days * alike.views as expected_views,
      online.days * alike.contacts as expected_contacts
    from top
    cross join lateral (select ${sumsOfKinds} from (${rowsOfOne(parts)}) as told) as counts
    left join listing on listing.id = top.listing_id and listing.dealership_id = top.dealership_id
    left join listing_rating as rating on rating.listing_id = listing.id
    left join market_supply as supply on supply.model_id = listing.model_id
    left join lateral (
      select greatest(${from}::date, ${viennaDay('listing.published_at')}) as first,
        least(${to}::date, ${today}, ${viennaDay('listing.ended_at')}) as last
    ) as bounds on listing.published_at is not null
    left join lateral (select greatest(bounds.last - bounds.first + 1, 0) as days) as online on bounds.first is not null
    left join lateral (
      select avg(impressions::float8 / cars) as impressions, avg(views::float8 / cars) as views,
        avg(contacts::float8 / cars) as contacts
      from market_of_day
      where day between bounds.first and bounds.last
        and segment in (${segmentOf('listing', sql`bounds.last`)}, '')
      group by segment = '' order by segment = '' limit 1
    ) as alike on true
    order by top.figure desc, top.listing_id desc`.execute(db);
  return rows;
}

/** A car's month stands in its own table as soon as its first day does: it tells the make of cars that are gone, too. */
export function rowsOfListings(
  { dealershipIds, make }: ListingFilter,
  { months, days }: PeriodParts,
): RawBuilder<unknown> {
  const ofSites = sql`dealership_id = any (${dealershipIds}::integer[])`;
  const makeId = sql`(select id from make where slug = ${make ?? null})`;
  return sql.join(
    [
      ...days.map(
        ({ from, to }) => sql`
          select listing_id, dealership_id, ${kindColumns} from statistics_of_listing
          where day between ${from}::date and ${to}::date and ${ofSites} and listing_id is not null
          ${
            make === undefined
              ? sql``
              : sql`and (dealership_id, listing_id) in (
                  select dealership_id, listing_id from statistics_of_listing_month
                  where ${ofSites} and make_id = ${makeId}
                    and month between date_trunc('month', ${from}::date) and ${to}::date
                )`
          }`,
      ),
      ...(months
        ? [
            sql`
          select listing_id, dealership_id, ${kindColumns} from statistics_of_listing_month
          where month between ${months.from}::date and ${months.to}::date and ${ofSites}
          ${make === undefined ? sql`` : sql`and make_id = ${makeId}`}`,
          ]
        : []),
    ],
    sql` union all `,
  );
}

/** All figures of the car that `top` is at, by the keys of its months and days. */
function rowsOfOne({ months, days }: PeriodParts): RawBuilder<unknown> {
  const stepsOf = ({ from, to }: Span, step: string) =>
    sql`generate_series(${from}::date, ${to}::date, ${sql.lit(`1 ${step}`)}::interval) as step`;
  return sql.join(
    [
      ...days.map(
        (span) => sql`
          select ${kindColumns} from ${stepsOf(span, 'day')} cross join lateral (
            select ${kindColumns} from statistics_of_listing
            where dealership_id = top.dealership_id and day = step::date and listing_id = top.listing_id offset 0
          ) as told`,
      ),
      ...(months
        ? [
            sql`
          select ${kindColumns} from ${stepsOf(months, 'month')} cross join lateral (
            select ${kindColumns} from statistics_of_listing_month
            where dealership_id = top.dealership_id and month = step::date and listing_id = top.listing_id offset 0
          ) as told`,
          ]
        : []),
    ],
    sql` union all `,
  );
}
