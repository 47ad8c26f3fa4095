import { type Database, inTransaction } from '../../db/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadDealershipsToTell, takeWaitingInquiries } from './digest-store.ts';

/** As many as still fit a mail that programs show whole: each may hold 2,000 characters. */
const inquiriesAMail = 25;

/** Queues the mails that tell dealerships of inquiries beyond what they get one by one; each is told once. */
export async function mailInquiryDigests({ db }: { db: Database }): Promise<number> {
  let mails = 0;
  for (const { id: dealershipId, email: recipient } of await loadDealershipsToTell(db)) {
    while (await queueDigest(db, dealershipId, recipient)) mails += 1;
  }
  return mails;
}

function queueDigest(db: Database, dealershipId: number, recipient: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const inquiryIds = await takeWaitingInquiries(tx, dealershipId, inquiriesAMail);
    if (inquiryIds.length === 0) return false;
    const payload = { inquiryIds, dealershipId };
    await queueMail(tx, { template: 'inquiries-to-dealership', recipient, language: 'de-AT', payload });
    return true;
  });
}
