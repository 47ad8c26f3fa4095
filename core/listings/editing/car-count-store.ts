import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** How many cars a dealership may have, and how many count: drafts, cars on offer, and those that ended a few days ago. */
export async function loadCarCount(
  tx: Tx,
  dealershipId: number,
  endedDays: number,
): Promise<{ max: number; cars: number }> {
  const { rows } = await sql<{ max: number; cars: number }>`
    select max_cars as max,
      (select count(*) from listing where dealership_id = dealership.id and ended_at is null)::int
      + (
        select count(*) from listing
        where dealership_id = dealership.id and ended_at > now() - make_interval(days => ${endedDays})
      )::int
      + (
        select count(*) from listing_draft where dealership_id = dealership.id
          and not exists (select from listing where listing.id = listing_draft.id)
      )::int as cars
    from dealership where id = ${dealershipId}`.execute(tx);
  return rows[0] ?? { max: 0, cars: 0 };
}
