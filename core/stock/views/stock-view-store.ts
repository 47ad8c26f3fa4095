import type { Database } from '../../db/database.ts';

interface Owner {
  accountId: number;
  dealershipId: number;
}

export function loadViews(db: Database, { accountId, dealershipId }: Owner) {
  return db
    .selectFrom('stockView')
    .select(['id', 'name', 'query'])
    .where('accountId', '=', accountId)
    .where('dealershipId', '=', dealershipId)
    .orderBy('id')
    .execute();
}

/** Inserts it, or gives the one of that name the new query. */
export function upsertView(db: Database, view: Owner & { name: string; query: string }): Promise<{ id: number }> {
  return db
    .insertInto('stockView')
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'dealershipId', 'name']).doUpdateSet({ query: view.query }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** False when it is nobody's of that owner. */
export async function deleteView(db: Database, { accountId, dealershipId }: Owner, viewId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('stockView')
    .where('id', '=', viewId)
    .where('accountId', '=', accountId)
    .where('dealershipId', '=', dealershipId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
