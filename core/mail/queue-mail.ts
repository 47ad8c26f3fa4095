import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPriority } from '../jobs/job-catalogue.ts';
import { type MailPayload, type MailTemplate, mailPayloads } from './mail-catalogue.ts';
import { insertMails } from './mail-store.ts';

interface QueuedMail<T extends MailTemplate> {
  template: T;
  recipient: string;
  language: Language;
  payload: MailPayload<T>;
}

/** Has a mail sent in the caller's transaction: it goes out if and only if the change that causes it commits. */
export async function queueMail<T extends MailTemplate>(tx: Tx, mail: QueuedMail<T>): Promise<void> {
  await queueMails(tx, [mail]);
}

/**
 * Many mails likewise, in as many statements as for one; gives their ids in the same order. Digests go as `bulk`, so that
 * no code and no inquiry waits behind a hundred thousand of them.
 */
export async function queueMails<T extends MailTemplate>(
  tx: Tx,
  mails: QueuedMail<T>[],
  options: { priority?: JobPriority } = {},
): Promise<string[]> {
  const checked = mails.map((mail) => ({ ...mail, payload: mailPayloads[mail.template].parse(mail.payload) }));
  const ids = await insertMails(tx, checked);
  const jobs = ids.map((mailId) => ({ mailId }));
  await enqueue(tx, 'send-mail', jobs, options);
  return ids;
}
