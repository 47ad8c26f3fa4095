import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Dealership } from '../../db/schema.gen.ts';

export type DealershipColumns = Omit<Updateable<Dealership>, 'id' | 'slug' | 'revision' | 'createdAt' | 'updatedAt'>;
export type HeldDealership = NonNullable<Awaited<ReturnType<typeof holdDealership>>>;

/**
 * The dealership as it is now, held against other changes until the transaction ends. Not against rows that name it: whoever adds
 * one may hold the account that somebody asks for who holds the dealership.
 */
export function holdDealership(tx: Tx, dealershipId: number) {
  return tx.selectFrom('dealership').selectAll().where('id', '=', dealershipId).forNoKeyUpdate().executeTakeFirst();
}

/** Writes columns, if any; the row gets its next revision in any case. */
export function saveDealership(tx: Tx, dealershipId: number, columns: DealershipColumns) {
  return tx
    .updateTable('dealership')
    .set({ ...columns, updatedAt: sql<Date>`now()` })
    .where('id', '=', dealershipId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function loadOwnPage(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('customPage')
    .select(['title', 'bodyMarkdown', 'published'])
    .where('dealershipId', '=', dealershipId)
    .executeTakeFirst();
}

export async function saveOwnPage(
  tx: Tx,
  dealershipId: number,
  page: { title: string; bodyMarkdown: string; published: boolean } | null,
): Promise<void> {
  if (page === null) {
    await tx.deleteFrom('customPage').where('dealershipId', '=', dealershipId).execute();
    return;
  }
  await tx
    .insertInto('customPage')
    .values({ dealershipId, ...page })
    .onConflict((conflict) => conflict.column('dealershipId').doUpdateSet(page))
    .execute();
}
