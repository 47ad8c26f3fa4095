import type { Database, Tx } from '../db/database.ts';

/** Marks a challenge as used for a form; false when it was before. Of two at once one waits for the other. */
export async function insertSpent(
  tx: Tx,
  challenge: { id: Buffer; expiresAt: Date; formHash: Buffer },
): Promise<boolean> {
  const row = await tx
    .insertInto('spentChallenge')
    .values(challenge)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was answered when a challenge was used for this very form; undefined when it was for another. */
export function loadAnswer(tx: Tx, id: Buffer, formHash: Buffer) {
  return tx
    .selectFrom('spentChallenge')
    .select('answer')
    .where('id', '=', id)
    .where('formHash', '=', formHash)
    .executeTakeFirst();
}

export async function saveAnswer(tx: Tx, id: Buffer, answer: unknown): Promise<void> {
  await tx
    .updateTable('spentChallenge')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

/** Those that would be refused for their age by now. */
export async function deleteExpiredSpent(db: Database): Promise<void> {
  await db
    .deleteFrom('spentChallenge')
    .where('expiresAt', '<', (row) => row.fn<Date>('now'))
    .execute();
}
