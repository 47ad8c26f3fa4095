import type { Language } from '@kardan/contract/identifiers';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type MailPayload, type MailTemplate, mailPayloads } from './mail-catalogue.ts';
import { insertMail } from './mail-store.ts';

/** Has a mail sent in the caller's transaction: it goes out if and only if the change that causes it commits. */
export async function queueMail<T extends MailTemplate>(
  tx: Tx,
  mail: { template: T; recipient: string; language: Language; payload: MailPayload<T> },
): Promise<void> {
  const payload = mailPayloads[mail.template].parse(mail.payload);
  const mailId = await insertMail(tx, { ...mail, payload });
  await enqueue(tx, 'send-mail', [{ mailId }]);
}
