import { type Database, inTransaction } from '../db/database.ts';
import { forgetMailsTo } from '../mail/forget-mails-to.ts';
import { deleteInquiriesOf } from './inquiry-store.ts';

/**
 * Removes what a person wrote through our forms, and what we wrote back (GDPR Art. 17). What a dealer has got by mail is the
 * dealer's to remove; mails that still wait go to nobody.
 */
export function eraseInquiries({ db }: { db: Database }, email: string): Promise<{ inquiries: number; mails: number }> {
  return inTransaction(db, async (tx) => ({
    inquiries: await deleteInquiriesOf(tx, email),
    mails: await forgetMailsTo(tx, email),
  }));
}
