import type { Database, Tx } from '../../db/database.ts';

/** Dealerships that inquiries wait for, with the address they are written to. */
export function loadDealershipsToTell(db: Database) {
  return db
    .selectFrom('inquiryRecipient')
    .innerJoin('dealership', 'dealership.id', 'inquiryRecipient.dealershipId')
    .select(['dealership.id', 'dealership.email'])
    .where('inquiryRecipient.waitsForDigest', '=', true)
    .distinct()
    .execute();
}

/** Takes those that have waited longest; who takes some at the same moment gets others. */
export async function takeWaitingInquiries(tx: Tx, dealershipId: number, max: number): Promise<string[]> {
  const waiting = await tx
    .selectFrom('inquiryRecipient')
    .select('inquiryId')
    .where('dealershipId', '=', dealershipId)
    .where('waitsForDigest', '=', true)
    .orderBy('createdAt')
    .orderBy('inquiryId')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = waiting.map(({ inquiryId }) => inquiryId);
  if (ids.length === 0) return [];
  await tx
    .updateTable('inquiryRecipient')
    .set({ waitsForDigest: false })
    .where('dealershipId', '=', dealershipId)
    .where('inquiryId', 'in', ids)
    .execute();
  return ids;
}
