import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/schema.gen.ts';
import type { IdOrSlug } from '../kernel/id-or-slug.ts';

/** The public dealership of this id or slug, an earlier slug included. */
export function loadActiveDealership(db: Database, reference: IdOrSlug) {
  return db
    .selectFrom('dealership')
    .select(['id', 'slug', 'name'])
    .where('state', '=', 'active')
    .where((where) => isNamed(where, reference))
    .executeTakeFirst();
}

/** The id of the dealership of this id or slug, whatever its state. */
export async function loadDealershipId(db: Database, reference: IdOrSlug): Promise<number | undefined> {
  const row = await db
    .selectFrom('dealership')
    .select('id')
    .where((where) => isNamed(where, reference))
    .executeTakeFirst();
  return row?.id;
}

function isNamed(where: ExpressionBuilder<DB, 'dealership'>, { id, slug }: IdOrSlug) {
  if (id !== undefined) return where('dealership.id', '=', sql<number>`${id}::bigint`);
  const formerly = where
    .selectFrom('formerSlug')
    .select('entityId')
    .where('entity', '=', 'dealership')
    .where('formerSlug.slug', '=', slug);
  return where.or([where('dealership.slug', '=', slug), where('dealership.id', 'in', formerly)]);
}
