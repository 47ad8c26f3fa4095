import type { Database } from './database.ts';
import type { ReferenceTable, ReferenceWrites } from './load-reference.ts';

/** Whose names and slugs stand in search documents. */
const shown: ReferenceTable[] = ['region', 'district', 'make', 'model', 'version'];

/** Whether there are listings whose search documents hold names or slugs that the reference files have changed. */
export async function listingsShowOldNames(db: Database, writes: ReferenceWrites): Promise<boolean> {
  if (shown.every((table) => writes[table].renamed === 0)) return false;
  const listing = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
  return listing !== undefined;
}
