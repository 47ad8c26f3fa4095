import type { StatisticsSource } from '@kardan/contract/values/statistics-kinds';
import type { StatisticsStep } from '@kardan/contract/values/statistics-periods';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { kindColumns, sumsOfKinds } from '../kinds-store.ts';
import type { StoredCounts } from './counts.ts';
import type { PeriodParts, Span } from './period.ts';

export interface FigureFilter {
  dealershipIds: readonly number[];
  make?: string | undefined;
  source?: StatisticsSource | undefined;
  listingId?: number | undefined;
}

interface FigureRow extends StoredCounts {
  by: 'step' | 'make' | 'source' | 'dealership' | 'total';
  step: string | null;
  makeId: number | null;
  makeSlug: string | null;
  makeName: string | null;
  source: StatisticsSource | null;
  dealershipId: number | null;
}

/** Sums by step, make, source and dealership, and of all, in one walk. */
export async function loadFigures(
  db: Database,
  filter: FigureFilter,
  parts: PeriodParts,
  by: StatisticsStep,
): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select figure.*, make.slug::text as make_slug, make.name as make_name
    from (
      select
        case grouping(step, make_id, source, dealership_id)
          when 7 then 'step' when 11 then 'make' when 13 then 'source' when 14 then 'dealership' else 'total'
        end as by,
        step, make_id, source, dealership_id, ${sumsOfKinds}
      from (
        select told.*, date_trunc(${by}, told.at::timestamp)::date as step from (${rowsOf(filter, parts)}) as told
      ) as told
      group by grouping sets ((step), (make_id), (source), (dealership_id), ())
    ) as figure
    left join make on make.id = figure.make_id`.execute(db);
  return rows;
}

export async function loadTotals(db: Database, filter: FigureFilter, parts: PeriodParts): Promise<StoredCounts> {
  const { rows } = await sql<StoredCounts>`
    select ${sumsOfKinds} from (${rowsOf(filter, parts)}) as told`.execute(db);
  return rows[0] as StoredCounts;
}

/** Rows of days, and of whole months where the period has them: years are some thousand rows. */
function rowsOf(filter: FigureFilter, { months, days }: PeriodParts): RawBuilder<unknown> {
  if (filter.listingId !== undefined) return daysOfListing(filter, filter.listingId, { months, days });
  return sql.join(
    [
      ...days.map(
        ({ from, to }) => sql`
          select dealership_id, day as at, make_id, source, ${kindColumns} from statistics_of_make
          where day between ${from}::date and ${to}::date ${conditions(filter)}`,
      ),
      ...(months
        ? [
            sql`
          select dealership_id, month as at, make_id, source, ${kindColumns} from statistics_of_month
          where month between ${months.from}::date and ${months.to}::date ${conditions(filter)}`,
          ]
        : []),
    ],
    sql` union all `,
  );
}

function conditions({ dealershipIds, make, source }: FigureFilter): RawBuilder<unknown> {
  return sql`
    and dealership_id = any (${dealershipIds}::integer[])
    ${make === undefined ? sql`` : sql`and make_id = (select id from make where slug = ${make})`}
    ${source === undefined ? sql`` : sql`and source = ${source}::statistics_source`}`;
}

/** One car's days, each looked up by itself: a walk over the dealership's days would be a million rows. */
function daysOfListing(
  { dealershipIds, make, source }: FigureFilter,
  listingId: number,
  { months, days }: PeriodParts,
): RawBuilder<unknown> {
  const bounds = [...days, ...(months ? [{ from: months.from, to: lastOfMonth(months.to) }] : [])];
  return sql.join(
    bounds.map(
      ({ from, to }) => sql`
        select told.dealership_id, told.day as at, listing.make_id, told.source, ${kindColumns}
        from unnest(${dealershipIds}::integer[]) as site
        cross join generate_series(${from}::date, ${to}::date, interval '1 day') as each_day
        cross join lateral (
          select * from statistics_of_listing
          where dealership_id = site and day = each_day::date and listing_id = ${listingId} offset 0
        ) as told
        left join listing on listing.id = told.listing_id
        where true
        ${make === undefined ? sql`` : sql`and listing.make_id = (select id from make where slug = ${make})`}
        ${source === undefined ? sql`` : sql`and told.source = ${source}::statistics_source`}`,
    ),
    sql` union all `,
  );
}

function lastOfMonth(month: string): RawBuilder<string> {
  return sql`(${month}::date + interval '1 month' - interval '1 day')`;
}

export interface Expectation {
  step: string;
  /** Of how many days of dealerships it tells. */
  days: number;
  impressions: number;
  views: number;
  contacts: number;
  ownImpressions: number;
  ownViews: number;
  ownContacts: number;
}

export async function loadExpectations(
  db: Database,
  dealershipIds: readonly number[],
  { from, to }: Span,
  by: StatisticsStep,
): Promise<Expectation[]> {
  const { rows } = await sql<Expectation>`
    select date_trunc(${by}, day::timestamp)::date as step, count(*) as days,
      sum(impressions)::float8 as impressions, sum(views)::float8 as views, sum(contacts)::float8 as contacts,
      sum(own_impressions)::float8 as own_impressions, sum(own_views)::float8 as own_views,
      sum(own_contacts)::float8 as own_contacts
    from expectation_of_day
    where dealership_id = any (${dealershipIds}::integer[]) and day between ${from}::date and ${to}::date
    group by 1`.execute(db);
  return rows;
}

/** Own counts of those days and cars alone of which is known what like cars got, and that beside them. */
export async function loadComparison(db: Database, dealershipIds: readonly number[], { from, to }: Span) {
  const { rows } = await sql<
    Record<'impressions' | 'views' | 'contacts' | 'expectedImpressions' | 'expectedViews' | 'expectedContacts', number>
  >`
    select sum(own_impressions)::float8 as impressions, sum(own_views)::float8 as views,
      sum(own_contacts)::float8 as contacts, sum(impressions)::float8 as expected_impressions,
      sum(views)::float8 as expected_views, sum(contacts)::float8 as expected_contacts
    from expectation_of_day
    where dealership_id = any (${dealershipIds}::integer[]) and day between ${from}::date and ${to}::date
    having sum(cars) > 0`.execute(db);
  return rows[0];
}

/** Where the middle half of dealerships lay, as last measured by then. */
export async function loadSpread(db: Database, day: string) {
  const { rows } = await sql<{ stage: 'shown' | 'opened' | 'contacted'; lowRatio: number; highRatio: number }>`
    select stage, low_ratio, high_ratio from market_spread
    where day = (select max(day) from market_spread where day <= ${day}::date)`.execute(db);
  return rows;
}

export async function loadCountedUntil(db: Database): Promise<Date | null> {
  const row = await db.selectFrom('statisticsProgress').select('countedUntil').executeTakeFirst();
  return row?.countedUntil ?? null;
}
