import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { sendReply } from './acts/send-reply.ts';
import { lockThread } from './thread-store.ts';

interface MailedReply {
  recipientId: string;
  /** Whose address it came from; null for the dealership's own mailbox. */
  accountId: number | null;
  messageId?: string;
  text: string;
}

/**
 * Puts what somebody of the dealership wrote from a mail program into the thread, and has it mailed to the buyer. Undefined
 * when the thread is gone or the reply was there already.
 */
export async function addDealershipReply(
  tx: Tx,
  { recipientId, accountId, messageId = randomUUID(), text }: MailedReply,
): Promise<{ messageId: string } | undefined> {
  const thread = await lockThread(tx, recipientId);
  return thread && sendReply(tx, thread, { accountId, via: 'mail', text, key: messageId });
}
