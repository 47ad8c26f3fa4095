import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { IdOrSlug } from '../kernel/id-or-slug.ts';

/** The public dealership of this id or slug, an earlier slug included. */
export function loadActiveDealership(db: Database, { id, slug }: IdOrSlug) {
  return db
    .selectFrom('dealership')
    .select(['id', 'slug', 'name'])
    .where('state', '=', 'active')
    .where((where) =>
      id !== undefined
        ? where('dealership.id', '=', sql<number>`${id}::bigint`)
        : where.or([
            where('dealership.slug', '=', slug),
            where(
              'dealership.id',
              'in',
              where
                .selectFrom('formerSlug')
                .select('entityId')
                .where('entity', '=', 'dealership')
                .where('formerSlug.slug', '=', slug),
            ),
          ]),
    )
    .executeTakeFirst();
}
