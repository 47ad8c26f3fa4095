import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { reopenThread } from './reopen-thread.ts';
import { insertAttachments, insertMessage, lockThread, type NewAttachment, saveBuyerWrote } from './thread-store.ts';

interface BuyerMessage {
  recipientId: string;
  /** By which the same mail is known again. */
  messageId?: string;
  /** The address it came from. */
  from: string;
  text: string;
  attachments: NewAttachment[];
}

/**
 * Puts what a buyer wrote by mail into its thread: the thread is open and unread again, and its clock runs, unless the
 * dealership holds it for spam. Gives the message's id, or undefined when the thread is gone or the message was there already.
 */
export async function addBuyerMessage(tx: Tx, message: BuyerMessage): Promise<{ messageId: string } | undefined> {
  const { recipientId, messageId = randomUUID(), from, text, attachments } = message;
  const thread = await lockThread(tx, recipientId);
  if (!thread) return undefined;
  const isKnownAddress = from.toLowerCase() === thread.senderEmail.toLowerCase();
  const added = await insertMessage(tx, {
    recipientId,
    fromBuyer: true,
    via: 'mail',
    fromAddress: isKnownAddress ? null : from,
    body: text,
    key: messageId,
  });
  if (!added) return undefined;
  await insertAttachments(tx, added.id, attachments);
  await saveBuyerWrote(tx, recipientId, added.at);
  if (thread.state !== 'open' && thread.state !== 'spam') await reopenThread(tx, null, thread, added.at);
  return { messageId: added.id };
}
