import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../../../db/database.ts';
import { queueMails } from '../../../mail/queue-mail.ts';
import { noteAnswer } from '../note-answer.ts';
import { insertMessage, type LockedThread, saveMailOfMessage } from '../thread-store.ts';

interface Reply {
  /** Who wrote it; null for the dealership's own mailbox. */
  accountId: number | null;
  via: 'page' | 'mail';
  text: string;
  /** The same again is the same reply. */
  key: string;
}

/**
 * Writes to the buyer in the caller's transaction, which holds the thread: message, mail and state come together or not at
 * all, and the same key gives one mail, however often it is asked for. Undefined when it was there already.
 */
export async function sendReply(
  tx: Tx,
  thread: LockedThread,
  { accountId, via, text, key }: Reply,
): Promise<{ messageId: string } | undefined> {
  const added = await insertMessage(tx, {
    recipientId: thread.id,
    fromBuyer: false,
    via,
    authorAccountId: accountId,
    body: text,
    key,
    delivery: 'queued',
  });
  if (!added) return undefined;
  const [mailId] = await queueMails(tx, [
    {
      template: 'reply-to-buyer',
      recipient: thread.senderEmail,
      language: thread.language as Language,
      payload: { messageId: added.id },
    },
  ]);
  await saveMailOfMessage(tx, added.id, mailId);
  await noteAnswer(tx, accountId, thread, added.at);
  return { messageId: added.id };
}
