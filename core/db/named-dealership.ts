import { type ExpressionBuilder, sql } from 'kysely';
import type { IdOrSlug } from '../kernel/id-or-slug.ts';
import type { DB } from './schema.gen.ts';

/** Whether a dealership has this id or slug, an earlier slug included. */
export function isNamedDealership(where: ExpressionBuilder<DB, 'dealership'>, { id, slug }: IdOrSlug) {
  if (id !== undefined) return where('dealership.id', '=', sql<number>`${id}::bigint`);
  const formerly = where
    .selectFrom('formerSlug')
    .select('entityId')
    .where('entity', '=', 'dealership')
    .where('formerSlug.slug', '=', slug);
  return where.or([where('dealership.slug', '=', slug), where('dealership.id', 'in', formerly)]);
}
