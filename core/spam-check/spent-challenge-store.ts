import type { Database, Tx } from '../db/database.ts';

/** Marks a challenge as used; false when it was before. Of two at once one waits for the other. */
export async function insertSpent(tx: Tx, id: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('spentChallenge')
    .values({ id, expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that would be refused for their age by now. */
export async function deleteExpiredSpent(db: Database): Promise<void> {
  await db
    .deleteFrom('spentChallenge')
    .where('expiresAt', '<', (row) => row.fn<Date>('now'))
    .execute();
}
