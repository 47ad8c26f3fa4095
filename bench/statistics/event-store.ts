import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

export async function loadCarsOnOffer(db: Database, count: number): Promise<number[]> {
  const rows = await db.selectFrom('listing').select('id').where('state', '=', 'active').limit(count).execute();
  return rows.map(({ id }) => id);
}

export async function loadLastNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from statistics_event_number`.execute(db);
  return rows[0]?.last ?? 0;
}

export async function countEventsAfter(db: Database, number: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from statistics_event where number > ${number}`.execute(db);
  return rows[0]?.count ?? 0;
}
