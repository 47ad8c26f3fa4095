import type { Database } from '../db/database.ts';
import { isNamedDealership } from '../db/named-dealership.ts';
import type { IdOrSlug } from '../kernel/id-or-slug.ts';

/** The id of the dealership of this id or slug, whatever its state. */
export async function loadDealershipId(db: Database, reference: IdOrSlug): Promise<number | undefined> {
  const row = await db
    .selectFrom('dealership')
    .select('id')
    .where((where) => isNamedDealership(where, reference))
    .executeTakeFirst();
  return row?.id;
}
