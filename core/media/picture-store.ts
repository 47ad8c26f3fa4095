import type { Database } from '../db/database.ts';

/** Hashes of all pictures whose hash begins so. */
export async function loadContentHashes(db: Database, start: string): Promise<string[]> {
  const rows = await db.selectFrom('image').select('contentHash').where('contentHash', 'like', `${start}%`).execute();
  return rows.map(({ contentHash }) => contentHash);
}
