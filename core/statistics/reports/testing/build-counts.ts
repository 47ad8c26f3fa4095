import type { StatisticsKind } from '@kardan/contract/values/statistics-kinds';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { rollUpStatistics } from '../../days/roll-up-statistics.ts';

type Counted = Partial<Record<StatisticsKind, number>> & { dealershipId: number; day: string; listingId: number };

/** Has so many events of each kind counted of a car at noon of a day. */
export async function buildCounts(db: Database, { dealershipId, day, listingId, ...kinds }: Counted): Promise<void> {
  for (const [kind, count] of Object.entries(kinds)) {
    await sql`
      insert into statistics_event (occurred_at, kind, dealership_id, listing_id)
      select (${day}::date + time '12:00') at time zone 'Europe/Vienna', ${kind}::statistics_kind, ${dealershipId}, ${listingId}
      from generate_series(1, ${count})`.execute(db);
  }
  await rollUpStatistics({ db });
}
