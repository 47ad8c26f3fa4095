import { type Database, inTransaction } from '../db/database.ts';
import { forgetMailsTo } from '../mail/forget-mails-to.ts';
import { holdMailsTo } from '../mail/hold-mails-to.ts';
import type { Media } from '../media/media.ts';
import { announceErasure } from './announce-inquiries.ts';
import { deleteInquiriesOf, deleteMessagesFrom, loadThreadsOfSender } from './inquiry-store.ts';
import { loadAttachmentIdsOf } from './replies/attachments/attachment-store.ts';
import { removeAttachments } from './replies/attachments/forget-attachments.ts';

interface Erased {
  inquiries: number;
  messages: number;
  mails: number;
}

/**
 * Removes what a person wrote through our forms and by mail, with every dealership's thread about it, its attachments, and what we wrote back
 * (GDPR Art. 17). What a dealer has got by mail is the dealer's to remove, and a dealer's own system is told by its webhooks; mails that still wait go to nobody.
 */
export async function eraseInquiries({ db, media }: { db: Database; media: Media }, email: string): Promise<Erased> {
  // Files first: while the store is away nothing is erased, and whoever tries again still knows them.
  await removeAttachments({ media }, await loadAttachmentIdsOf(db, email));
  const { attachmentIds, ...erased } = await inTransaction(db, async (tx) => {
    await holdMailsTo(tx, email);
    await announceErasure(tx, await loadThreadsOfSender(tx, email));
    return {
      attachmentIds: await loadAttachmentIdsOf(tx, email),
      inquiries: await deleteInquiriesOf(tx, email),
      messages: await deleteMessagesFrom(tx, email),
      mails: await forgetMailsTo(tx, email),
    };
  });
  // Of what has come meanwhile.
  await removeAttachments({ media }, attachmentIds);
  return erased;
}
