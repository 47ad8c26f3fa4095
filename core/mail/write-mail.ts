import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { type MailPayload, type MailTemplate, mailPayloads } from './mail-catalogue.ts';
import type { MailContent } from './mail-content.ts';

type MailWriter<T extends MailTemplate> = (
  services: { db: Database; env: Env },
  payload: MailPayload<T>,
  language: Language,
  mailId: string,
) => Promise<MailContent | undefined>;

/** Who writes which mail. Features write them; whoever sends mails hands the table over, so that mail knows no feature. */
export type MailWriters = { [T in MailTemplate]: MailWriter<T> };

/** What a mail says, from what the database holds now; undefined when what it was about is gone. */
export function writeMail(
  services: { db: Database; env: Env },
  writers: Partial<MailWriters>,
  mail: { id: string; template: string; payload: unknown; language: Language },
): Promise<MailContent | undefined> {
  const template = mail.template as MailTemplate;
  const write = writers[template];
  if (!write) throw new Error(`nobody writes mails of the kind ${template}`);
  // Each template's writer takes its own payload, which the type of a table of different writers cannot say.
  return write(services, mailPayloads[template].parse(mail.payload) as never, mail.language, mail.id);
}
