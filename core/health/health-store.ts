import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Makes the database answer something that costs it nothing. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.selectNoFrom(sql<number>`1`.as('one')).execute();
}
