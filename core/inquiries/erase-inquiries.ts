import { announceRemovedAttachments } from '../changes/announce-removed-attachments.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { forgetMailsTo } from '../mail/forget-mails-to.ts';
import { holdMailsTo } from '../mail/hold-mails-to.ts';
import { announceErasure } from './announce-inquiries.ts';
import { deleteInquiriesOf, deleteMessagesFrom, loadThreadsOfSender } from './inquiry-store.ts';
import { loadAttachmentIdsOf } from './replies/attachments/attachment-store.ts';

interface Erased {
  inquiries: number;
  messages: number;
  mails: number;
}

/**
 * Removes what a person wrote through our forms and by mail, with every dealership's thread about it, its attachments, and what we wrote back
 * (GDPR Art. 17). What a dealer has got by mail is the dealer's to remove, and a dealer's own system is told by its webhooks; mails that still wait go to nobody.
 * All of it goes at once or not at all; the files are a job's, which waits for the store.
 */
export function eraseInquiries({ db }: { db: Database }, email: string): Promise<Erased> {
  return inTransaction(db, async (tx) => {
    await holdMailsTo(tx, email);
    await announceErasure(tx, await loadThreadsOfSender(tx, email));
    await announceRemovedAttachments(tx, await loadAttachmentIdsOf(tx, email));
    return {
      inquiries: await deleteInquiriesOf(tx, email),
      messages: await deleteMessagesFrom(tx, email),
      mails: await forgetMailsTo(tx, email),
    };
  });
}
