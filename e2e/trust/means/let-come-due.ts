import type { Database } from '@kardan/core/db/database';

/** A dealership gets this inquiry with its next digest. */
export async function letDigestComeDue(db: Database, threadId: string): Promise<void> {
  await db.updateTable('inquiryRecipient').set({ waitsForDigest: true }).where('id', '=', threadId).execute();
}

/** A dealership has left this inquiry unanswered for as long as it takes to be reminded. */
export async function letReminderComeDue(db: Database, threadId: string): Promise<void> {
  const due = { remindAt: new Date(Date.now() - 60_000), escalateAt: null };
  await db.updateTable('inquiryRecipient').set(due).where('id', '=', threadId).execute();
}

/** A dealership has been there for a whole month and longer: its owners get a report of the last one. */
export async function letReportComeDue(db: Database, dealershipId: number): Promise<void> {
  await db
    .updateTable('dealership')
    .set({ createdAt: new Date('2020-01-01') })
    .where('id', '=', dealershipId)
    .execute();
}
