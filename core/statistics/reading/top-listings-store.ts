import type { ListingStatisticsSort } from '@kardan/contract/calls/admin/statistics';
import { maxStatisticsDays } from '@kardan/contract/values/statistics-periods';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import { type RawBuilder, sql } from 'kysely';
import { listingDays } from '../days/forget-statistics.ts';
import { kindColumns } from '../kinds-store.ts';
import { type PeriodParts, type Span, stepStart } from './period.ts';

export interface ListingFilter {
  dealershipIds: readonly number[];
  make?: string | undefined;
}

const figures: Record<ListingStatisticsSort, RawBuilder<number>> = {
  impressions: sql`impressions`,
  views: sql`views`,
  contacts: sql`phones_shown + inquiries`,
  parked: sql`parked`,
};

/** From so many whole months on, most cars of a period came and went in it; of a year the months are three times as fast. */
const monthsOfLives = 24;

/** What each car of the dealerships got in a period, by the figure that they are put in order by. */
export function figuresOfListings(
  filter: ListingFilter & { sort: ListingStatisticsSort },
  parts: PeriodParts,
  period: Span,
  today: string,
): RawBuilder<unknown> {
  // Lives know neither makes nor which of their days are forgotten.
  const isOfLives =
    filter.make === undefined && countMonths(parts) >= monthsOfLives && period.to > dayAfter(today, -listingDays);
  if (isOfLives) return figuresOfLives(filter, parts, period, today);
  return sql`
    select listing_id, dealership_id, sum(${figures[filter.sort]})::float8 as figure
    from (${rowsOfListings(filter, parts)}) as told
    group by listing_id, dealership_id`;
}

/**
 * Cars that came and went in the period are told by their one row; only those that stood there at its beginning or end by their
 * months and days. Of 184,000 cars in five years that is 60 ms instead of 130.
 */
function figuresOfLives(
  { dealershipIds, sort }: ListingFilter & { sort: ListingStatisticsSort },
  parts: PeriodParts,
  { from, to }: Span,
  today: string,
): RawBuilder<unknown> {
  const kept = stepStart(dayAfter(today, -maxStatisticsDays), 'month');
  const isWhole = sql`life.first_day >= ${from < kept ? kept : from}::date and life.last_day <= ${to}::date`;
  const ofSites = sql`life.dealership_id = any (${dealershipIds}::integer[])`;
  return sql`
    select listing_id, dealership_id, ${sql.ref(`life.${sort}`)}::float8 as figure
    from statistics_of_listing_life as life
    where ${ofSites} and ${isWhole}
    union all
    select life.listing_id, life.dealership_id, part.figure
    from statistics_of_listing_life as life
    cross join lateral (
      select sum(${figures[sort]})::float8 as figure from (${rowsOfCar('life', parts)}) as told
    ) as part
    where ${ofSites} and life.last_day >= ${from}::date and life.first_day <= ${to}::date and not (${isWhole})
      and part.figure is not null`;
}

function countMonths({ months }: PeriodParts): number {
  if (months === null) return 0;
  const [first, last] = [new Date(months.from), new Date(months.to)];
  return (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
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

/** All figures of the car that a table is at, by the keys of its months and days: those of `life` in a period, or all of it. */
export function rowsOfCar(car: string, { months, days }: PeriodParts): RawBuilder<unknown> {
  const stepsOf = ({ from, to }: Span, step: 'day' | 'month') => sql`
    generate_series(greatest(${from}::timestamp, date_trunc(${sql.lit(step)}, life.first_day::timestamp)),
      least(${to}::timestamp, life.last_day::timestamp), ${sql.lit(`1 ${step}`)}::interval) as step`;
  const isOfCar = sql`dealership_id = ${sql.ref(`${car}.dealership_id`)} and listing_id = ${sql.ref(`${car}.listing_id`)}`;
  return sql.join(
    [
      ...days.map(
        (span) => sql`
          select ${kindColumns} from ${stepsOf(span, 'day')} cross join lateral (
            select ${kindColumns} from statistics_of_listing
            where ${isOfCar} and day = step::date offset 0
          ) as told`,
      ),
      ...(months
        ? [
            sql`
          select ${kindColumns} from ${stepsOf(months, 'month')} cross join lateral (
            select ${kindColumns} from statistics_of_listing_month
            where ${isOfCar} and month = step::date offset 0
          ) as told`,
          ]
        : []),
    ],
    sql` union all `,
  );
}
