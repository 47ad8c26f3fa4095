import { type RawBuilder, sql } from 'kysely';

/** The day that it is in Vienna. */
export const viennaToday: RawBuilder<string> = sql`(now() at time zone 'Europe/Vienna')::date`;

/** The day in Vienna that a column's moment lies in. */
export function viennaDayOf(moment: string): RawBuilder<string> {
  return sql`(${sql.ref(moment)} at time zone 'Europe/Vienna')::date`;
}

/** For how many days the car of a row of `listing` has stood there. */
export const daysInStock: RawBuilder<number> = sql`${viennaToday} - coalesce(listing.in_stock_since, ${viennaDayOf('listing.created_at')})`;
