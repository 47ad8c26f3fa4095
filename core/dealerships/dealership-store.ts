import type { Database } from '../db/database.ts';

/** The public dealership that an id, or a slug with a letter in it, names. */
export function findActiveDealership(db: Database, idOrSlug: string) {
  const byId = /^\d{1,9}$/.test(idOrSlug);
  return db
    .selectFrom('dealership')
    .select(['id', 'slug', 'name'])
    .where('state', '=', 'active')
    .where((where) => (byId ? where('id', '=', Number(idOrSlug)) : where('slug', '=', idOrSlug)))
    .executeTakeFirst();
}
