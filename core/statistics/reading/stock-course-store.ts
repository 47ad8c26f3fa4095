import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { viennaDayOf } from '../../db/vienna-today.ts';
import type { Span } from './period.ts';

/** How many cars were sold on each day of a period, in order. */
export async function loadSoldByDay(db: Database, dealershipId: number, { from, to }: Span): Promise<number[]> {
  const { rows } = await sql<{ sold: number }>`
    select count(listing.id)::integer as sold
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day
    left join listing on listing.dealership_id = ${dealershipId} and listing.state = 'sold'
      and ${viennaDayOf('listing.ended_at')} = day::date
    group by day order by day`.execute(db);
  return rows.map(({ sold }) => sold);
}

/** The middle one of the days that cars on offer at the end of each day had stood there; days without a car are left out. */
export async function loadDaysInStockOn(
  db: Database,
  dealershipId: number,
  days: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ days: number }>`
    select round(percentile_cont(0.5) within group (
      order by day - coalesce(listing.in_stock_since, ${viennaDayOf('listing.created_at')})
    ))::integer as days
    from unnest(${days}::date[]) as day
    join listing on listing.dealership_id = ${dealershipId} and ${viennaDayOf('listing.published_at')} <= day
      and (listing.ended_at is null or ${viennaDayOf('listing.ended_at')} > day)
    group by day order by day`.execute(db);
  return rows.map(({ days: median }) => median);
}
