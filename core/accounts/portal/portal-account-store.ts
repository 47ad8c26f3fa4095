import type { Database, Tx } from '../../db/database.ts';

export async function savePortalRights(
  tx: Tx,
  accountId: number,
  rights: { isOperator?: boolean; isEditor?: boolean },
): Promise<void> {
  await tx.updateTable('account').set(rights).where('id', '=', accountId).execute();
}

export async function countDemoAccounts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('isDemo', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('account').where('id', '=', accountId).execute();
}
