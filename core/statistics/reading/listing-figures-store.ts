import type { ListingStatisticsSort } from '@kardan/contract/calls/admin/statistics';
import type { StockState } from '@kardan/contract/values/stock';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { viennaDayOf, viennaToday } from '../../db/vienna-today.ts';
import { sumsOfKinds } from '../kinds-store.ts';
import { segmentOf } from '../market/segment-store.ts';
import type { StoredCounts } from './counts.ts';
import type { PeriodParts, Span } from './period.ts';
import { figuresOfListings, type ListingFilter, rowsOfCar } from './top-listings-store.ts';

/** Where a page of cars begins: after the car with this figure and id. */
export interface ListingPlace {
  figure: number;
  listingId: number;
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

/**
 * Cars by their figures, most first. Whole months come from their own table; other figures, and what else is told of a car, are
 * read for those of the page alone. Like cars' figures are an average over the car's days: a segment without enough cars is told by all.
 */
export async function loadListingFigures(
  db: Database,
  question: ListingQuestion,
  parts: PeriodParts,
  { from, to }: Span,
  today: string,
): Promise<ListingRow[]> {
  const { limit, after } = question;
  const { rows } = await sql<ListingRow>`
    with top as materialized (
      select listing_id, dealership_id, figure
      from (${figuresOfListings(question, parts, { from, to }, today)}) as told
      where true ${
        after
          ? sql`and (figure < ${after.figure} or figure = ${after.figure} and listing_id < ${after.listingId})`
          : sql``
      }
      order by figure desc, listing_id desc
      limit ${limit}
    )
    select top.*, counts.*, listing.title, listing.slug::text, listing.state::text, listing.price_eur::integer,
      listing.price_eur::float8 / rating.estimate_eur::float8 as price_position,
      coalesce(${viennaDayOf('listing.ended_at')}, ${viennaToday})
        - coalesce(listing.in_stock_since, ${viennaDayOf('listing.created_at')}) as days_in_stock,
      supply.live, supply.sold_of_45_days as sold_of45_days, online.days as days_online,
      online.days * alike.impressions as expected_impressions, online.days * alike.views as expected_views,
      online.days * alike.contacts as expected_contacts
    from top
    left join statistics_of_listing_life as life using (dealership_id, listing_id)
    cross join lateral (select ${sumsOfKinds} from (${rowsOfCar('top', parts)}) as told) as counts
    left join listing on listing.id = top.listing_id and listing.dealership_id = top.dealership_id
    left join listing_rating as rating on rating.listing_id = listing.id
    left join market_supply as supply on supply.model_id = listing.model_id
    left join lateral (
      select greatest(${from}::date, ${viennaDayOf('listing.published_at')}) as first,
        least(${to}::date, ${viennaToday}, ${viennaDayOf('listing.ended_at')}) as last
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
