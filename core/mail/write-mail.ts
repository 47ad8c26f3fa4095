import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { writeConfirmation } from '../inquiries/mails/write-confirmation.ts';
import { writeDealershipMail } from '../inquiries/mails/write-dealership-mail.ts';
import { writeOperatorMail } from '../inquiries/mails/write-operator-mail.ts';
import { writeNoticeReceipt } from '../notices/mails/write-notice-receipt.ts';
import { writeOperatorNotice } from '../notices/mails/write-operator-notice.ts';
import { writeCodeMail } from '../search-agents/mails/write-code-mail.ts';
import { writeMatchesMail } from '../search-agents/mails/write-matches-mail.ts';
import { writeWelcomeMail } from '../search-agents/mails/write-welcome-mail.ts';
import { type MailPayload, type MailTemplate, mailPayloads } from './mail-catalogue.ts';
import type { MailContent } from './mail-content.ts';

type Writer<T extends MailTemplate> = (
  services: { db: Database; env: Env },
  payload: MailPayload<T>,
  language: Language,
  mailId: string,
) => Promise<MailContent | undefined>;

const writers: { [T in MailTemplate]: Writer<T> } = {
  'inquiry-to-dealership': writeDealershipMail,
  'inquiry-to-operator': writeOperatorMail,
  'inquiry-confirmation': writeConfirmation,
  'notice-to-operator': writeOperatorNotice,
  'notice-receipt': writeNoticeReceipt,
  'search-agent-code': writeCodeMail,
  'search-agent-welcome': writeWelcomeMail,
  'search-agent-matches': writeMatchesMail,
};

/** What a mail says, from what the database holds now; undefined when what it was about is gone. */
export function writeMail(
  services: { db: Database; env: Env },
  mail: { id: string; template: string; payload: unknown; language: Language },
): Promise<MailContent | undefined> {
  const template = mail.template as MailTemplate;
  // Each template's writer takes its own payload, which the type of a table of different writers cannot say.
  return writers[template](services, mailPayloads[template].parse(mail.payload) as never, mail.language, mail.id);
}
