import type { Database } from '../db/database.ts';
import { isNamedDealership } from '../db/named-dealership.ts';
import type { IdOrSlug } from '../kernel/id-or-slug.ts';

/** The public dealership of this id or slug, an earlier slug included. */
export function loadActiveDealership(db: Database, reference: IdOrSlug) {
  return db
    .selectFrom('dealership')
    .select(['id', 'slug', 'name'])
    .where('state', '=', 'active')
    .where((where) => isNamedDealership(where, reference))
    .executeTakeFirst();
}

/** What its own people are told first of it, whatever its state. */
export async function loadOwnDealership(db: Database, id: number) {
  return (await loadOwnDealerships(db, [id]))[0];
}

export function loadOwnDealerships(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select(['dealership.id', 'dealership.slug', 'dealership.name', 'dealership.state', 'city.name as place'])
    .where('dealership.id', 'in', ids)
    .execute();
}

/** Where a dealership gets its mail now. */
export function loadAddress(db: Database, id: number) {
  return db.selectFrom('dealership').select(['slug', 'name', 'email']).where('id', '=', id).executeTakeFirst();
}
