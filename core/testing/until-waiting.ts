import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Until so many statements of a test's database wait for what somebody else has locked. */
export async function untilWaiting(db: Database, statements = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length >= statements) return;
    await sleep(20);
  }
}
