import type { TodayTask } from '@kardan/contract/calls/admin/reports';
import type { CarTaskKind } from '@kardan/contract/values/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { firstPicture } from '../../db/first-picture.ts';
import { reachToday } from '../../db/reach-of-listing.ts';
import { daysInStock, viennaToday } from '../../db/vienna-today.ts';
import { offerStates } from '../../listings/changing/offer-rules.ts';
import { silentDays } from '../../listings/lifetime/expire-listings.ts';

/** What a kind of work is about: how many cars, and the one that it is most about. */
export interface FoundCars {
  count: number;
  listing: TodayTask['listing'];
  days: number | null;
  aboveEur: number | null;
  views: number | null;
}

/** At a price above the market's for so long without an inquiry, buyers have seen it and gone on. */
const daysAtHighPrice = 14;
const daysLongInStock = 90;
/** Days before an offer ends in which its dealership is told. */
const daysBeforeEnd = 7;

interface Question {
  where: RawBuilder<unknown>;
  /** The car that it is most about comes first. */
  order: RawBuilder<unknown>;
  days?: RawBuilder<number | null>;
  aboveEur?: RawBuilder<number | null>;
}

const daysAtPrice = sql<number>`${viennaToday}
  - (greatest(listing.price_changed_at, listing.published_at) at time zone 'Europe/Vienna')::date`;
/** Renewing its offer would publish them unseen: they are told by themselves. */
const hasChanges = sql`exists (select from listing_draft where id = listing.id)`;
const aboveBand = sql`coalesce(listing.price_eur::int > rating.band_high_eur::int, false)`;

/** Each asks for cars that something is to be done with; none is asked for by two. */
const questions: Record<CarTaskKind, Question> = {
  'without-pictures': {
    where: sql`not exists (select from listing_image where listing_id = listing.id)`,
    order: sql`listing.published_at`,
  },
  'ending-offers': {
    where: sql`listing.state = 'active'
      and listing.confirmed_at < now() - make_interval(days => ${sql.lit(silentDays - daysBeforeEnd)})
      and not ${hasChanges}`,
    order: sql`listing.confirmed_at`,
    days: sql`greatest(0, ${sql.lit(silentDays)} - extract(day from now() - listing.confirmed_at)::int)`,
  },
  'above-market': {
    where: sql`${aboveBand} and ${daysAtPrice} >= ${sql.lit(daysAtHighPrice)} and ${reachToday('life', 'inquiries')} = 0`,
    order: sql`listing.price_eur::int - rating.estimate_eur::int desc`,
    days: daysAtPrice,
    aboveEur: sql`listing.price_eur::int - rating.estimate_eur::int`,
  },
  'long-in-stock': {
    where: sql`${daysInStock} >= ${sql.lit(daysLongInStock)} and not ${aboveBand}`,
    order: sql`${daysInStock} desc`,
    days: daysInStock,
  },
  'inspection-ends': {
    where: sql`listing.inspection_valid_until < date_trunc('month', ${viennaToday}) + interval '2 months'`,
    order: sql`listing.inspection_valid_until`,
    days: sql`(listing.inspection_valid_until + interval '1 month')::date - 1 - ${viennaToday}`,
  },
  'unpublished-changes': {
    where: hasChanges,
    order: sql`listing.confirmed_at`,
  },
};

/** The dealership's cars on offer that something is to be done with, to select from. */
function carsToDo(dealershipId: number, kind: CarTaskKind): RawBuilder<unknown> {
  return sql`
    listing
    left join listing_rating as rating on rating.listing_id = listing.id
    left join statistics_of_listing_life as life
      on life.dealership_id = ${dealershipId} and life.listing_id = listing.id
    where listing.dealership_id = ${dealershipId}
      and listing.state in (${sql.join(offerStates.map((state) => sql.lit(state)))})
      and ${questions[kind].where}`;
}

/** Their ids: a list of them shows exactly those that are counted. */
export function idsToDo(dealershipId: number, kind: CarTaskKind): RawBuilder<unknown> {
  return sql`select listing.id from ${carsToDo(dealershipId, kind)}`;
}

/** How many there are, with the first of them. */
export async function loadCarsToDo(db: Database, dealershipId: number, kind: CarTaskKind): Promise<FoundCars> {
  const { order, days, aboveEur } = questions[kind];
  const { rows } = await sql<FoundCars>`
    select count(*) over ()::int as count,
      jsonb_build_object('id', listing.id, 'title', listing.title, 'image', ${firstPicture('listing.id')}) as listing,
      (${days ?? sql`null`})::int as days, (${aboveEur ?? sql`null`})::int as above_eur, ${reachToday('life', 'views')} as views
    from ${carsToDo(dealershipId, kind)}
    order by ${order} nulls last, listing.id
    limit 1`.execute(db);
  return rows[0] ?? { count: 0, listing: null, days: null, aboveEur: null, views: null };
}
