import type { Tx } from '../../../db/database.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { loadDealershipOfMessage } from './reply-mail-store.ts';

/** Tells the dealership that a buyer has answered, at the address that gets its inquiries; nothing for a thread held for spam. */
export async function queueBuyerReplyMail(tx: Tx, messageId: string): Promise<void> {
  const dealership = await loadDealershipOfMessage(tx, messageId);
  if (!dealership || dealership.threadState === 'spam') return;
  await queueMail(tx, {
    template: 'buyer-reply',
    recipient: dealership.email,
    language: 'de-AT',
    payload: { messageId },
  });
}

/** Tells the dealership what was sent in its name. */
export async function queueTakenReplyMail(tx: Tx, messageId: string): Promise<void> {
  const dealership = await loadDealershipOfMessage(tx, messageId);
  if (!dealership) return;
  await queueMail(tx, {
    template: 'reply-taken',
    recipient: dealership.email,
    language: 'de-AT',
    payload: { messageId },
  });
}
