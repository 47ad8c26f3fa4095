import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Until so many statements of a test's database, of all or of those that are like it, wait for what somebody else has locked. */
export async function untilWaiting(db: Database, { like = '%', statements = 1 } = {}): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like ${like}`.execute(db);
    if (rows.length >= statements) return;
    await sleep(20);
  }
}
