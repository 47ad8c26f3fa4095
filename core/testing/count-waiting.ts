import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** How many connections to this database wait for what another one holds: an advisory lock or a row. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
