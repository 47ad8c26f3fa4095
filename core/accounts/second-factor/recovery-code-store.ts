import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

export async function replaceRecoveryCodes(tx: Tx, accountId: number, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute();
}

/** Of two at once one gets it. */
export async function spendRecoveryCode(tx: Tx, accountId: number, codeHash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}
