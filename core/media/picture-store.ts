import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/** Hashes of all pictures whose hash begins so. */
export async function loadContentHashes(db: Database, start: string): Promise<string[]> {
  const rows = await db.selectFrom('image').select('contentHash').where('contentHash', 'like', `${start}%`).execute();
  return rows.map(({ contentHash }) => contentHash);
}

/** Lets one at a time remove the files of a picture, or store the row that they are there for, until the transaction ends. */
export async function lockContent(tx: Tx, contentHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('picture ' || ${contentHash}, 0))`.execute(tx);
}
