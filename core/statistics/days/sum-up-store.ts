import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { viennaToday } from '../../db/vienna-today.ts';
import { kindColumns, storedSumsOfKinds } from '../kinds-store.ts';

/** The next dealership by id, also one that is gone, whose cars have days. */
export async function loadNextDealershipId(db: Database, afterId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select min(dealership_id) as id from statistics_of_listing where dealership_id > ${afterId}`.execute(db);
  return rows[0]?.id ?? null;
}

export async function loadLastDealershipId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select max(dealership_id) as id from statistics_of_listing`.execute(db);
  return rows[0]?.id ?? 0;
}

const tables = [
  'statistics_of_make',
  'statistics_of_month',
  'statistics_of_listing_month',
  'statistics_of_listing_life',
];

/** Sums up the days of a dealership's cars by make, by month and by car, in place of what stands there. */
export async function sumUpDays(tx: Tx, dealershipId: number): Promise<void> {
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where dealership_id = ${dealershipId}`.execute(tx);
  }
  await sql`
    insert into statistics_of_make (dealership_id, day, make_id, source, ${kindColumns})
    select told.dealership_id, day, make_id, source, ${storedSumsOfKinds}
    from statistics_of_listing as told left join listing on listing.id = listing_id
    where told.dealership_id = ${dealershipId}
    group by 1, 2, 3, 4`.execute(tx);
  await sql`
    insert into statistics_of_month (dealership_id, month, make_id, source, ${kindColumns})
    select dealership_id, date_trunc('month', day), make_id, source, ${storedSumsOfKinds}
    from statistics_of_make
    where dealership_id = ${dealershipId}
    group by 1, 2, 3, 4`.execute(tx);
  await sql`
    insert into statistics_of_listing_month (dealership_id, month, listing_id, make_id, ${kindColumns})
    select told.dealership_id, date_trunc('month', day), listing_id, make_id, ${storedSumsOfKinds}
    from statistics_of_listing as told left join listing on listing.id = listing_id
    where told.dealership_id = ${dealershipId} and listing_id is not null
    group by 1, 2, 3, 4`.execute(tx);
  await sql`
    insert into statistics_of_listing_life (dealership_id, listing_id, first_day, last_day, impressions, views, contacts,
      parked, reach_day, reach_views, reach_inquiries)
    select dealership_id, listing_id, min(day), max(day), sum(impressions), sum(views), sum(phones_shown + inquiries),
      sum(parked), ${viennaToday}, coalesce(sum(views) filter (where day > ${viennaToday} - 30), 0),
      coalesce(sum(inquiries) filter (where day > ${viennaToday} - 30), 0)
    from statistics_of_listing
    where dealership_id = ${dealershipId} and listing_id is not null
    group by 1, 2`.execute(tx);
}
