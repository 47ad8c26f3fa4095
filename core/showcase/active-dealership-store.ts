import type { Database } from '../db/database.ts';

/** How many dealerships buyers can visit: an index scan over some thousands. */
export async function countActiveDealerships(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('dealership')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}
