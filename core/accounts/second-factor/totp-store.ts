import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface StoredTotp {
  secretEncrypted: string | null;
  pendingEncrypted: string | null;
  lastStep: number | null;
}

/** Held against a second try at the same moment. */
export function lockTotp(tx: Tx, accountId: number): Promise<StoredTotp | undefined> {
  return tx
    .selectFrom('totp')
    .select(['secretEncrypted', 'pendingEncrypted', 'lastStep'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function savePendingTotp(tx: Tx, accountId: number, pendingEncrypted: string): Promise<void> {
  await tx
    .insertInto('totp')
    .values({ accountId, pendingEncrypted })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ pendingEncrypted }))
    .execute();
}

export async function confirmStoredTotp(tx: Tx, accountId: number, lastStep: number): Promise<void> {
  await tx
    .updateTable('totp')
    .set({
      secretEncrypted: (row) => row.ref('pendingEncrypted'),
      pendingEncrypted: null,
      confirmedAt: sql<Date>`now()`,
      lastStep,
    })
    .where('accountId', '=', accountId)
    .execute();
}

export async function saveLastStep(tx: Tx, accountId: number, lastStep: number): Promise<void> {
  await tx.updateTable('totp').set({ lastStep }).where('accountId', '=', accountId).execute();
}

export async function deleteTotp(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('totp').where('accountId', '=', accountId).execute();
}

export function loadAllTotps(db: Database) {
  return db.selectFrom('totp').select(['accountId', 'secretEncrypted', 'pendingEncrypted']).execute();
}

/** Takes the place of what was read, unless somebody has changed it since. */
export async function replaceEncrypted(
  db: Database,
  accountId: number,
  column: 'secretEncrypted' | 'pendingEncrypted',
  from: string,
  to: string,
): Promise<void> {
  await db
    .updateTable('totp')
    .set({ [column]: to })
    .where('accountId', '=', accountId)
    .where(column, '=', from)
    .execute();
}
