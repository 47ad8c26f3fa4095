import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The dealership's state, and the middle score of its cars on offer; null where it has none. */
export async function loadDealershipFacts(db: Database, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .select('state')
    .select(
      sql<number | null>`(
        select percentile_disc(0.5) within group (order by quality_score) from listing
        where dealership_id = dealership.id and state in ('active', 'reserved'))`.as('medianScore'),
    )
    .where('id', '=', dealershipId)
    .executeTakeFirstOrThrow();
}
