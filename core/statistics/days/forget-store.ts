import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Drops whole days; what came too late for its day's partition is deleted from the default one. */
export async function dropEventsBefore(db: Database, day: string): Promise<void> {
  await dropPartitions(db, 'statistics_event', `statistics_event_${day.replaceAll('-', '')}`);
  await sql`
    delete from statistics_event_default
    where occurred_at < ${day}::date::timestamp at time zone 'Europe/Vienna'`.execute(db);
}

/** Drops whole months that were over before the day. */
export async function dropListingDaysBefore(db: Database, day: string): Promise<void> {
  await dropPartitions(db, 'statistics_of_listing', `statistics_of_listing_${day.slice(0, 7).replace('-', '')}`);
  await sql`delete from statistics_of_listing_default where day < ${day}::date`.execute(db);
}

/** Deletes what no period reaches any more; of a night that is one day and at most one month. */
export async function dropFiguresBefore(db: Database, day: string): Promise<void> {
  await sql`delete from statistics_of_make where day < ${day}::date`.execute(db);
  await sql`delete from statistics_of_month where month < date_trunc('month', ${day}::date)`.execute(db);
  await sql`delete from statistics_of_listing_month where month < date_trunc('month', ${day}::date)`.execute(db);
  await sql`delete from statistics_of_listing_life where last_day < date_trunc('month', ${day}::date)`.execute(db);
  await sql`delete from expectation_of_day where day < ${day}::date`.execute(db);
  await sql`delete from market_of_day where day < ${day}::date`.execute(db);
  await sql`delete from market_spread where day < ${day}::date`.execute(db);
}

/** Drops partitions whose name, which ends in their day or month, comes before a name. */
async function dropPartitions(db: Database, table: string, before: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select partition.relname as name
    from pg_inherits join pg_class partition on partition.oid = inhrelid
    where inhparent = ${table}::regclass
      and partition.relname ~ '_[0-9]+$' and partition.relname < ${before} collate "C"`.execute(db);
  for (const { name } of rows) {
    // One transaction each: writers wait for one partition at most, and the job tries again later where that takes too long.
    await sql`select drop_statistics_partition(${name})`.execute(db);
  }
}
