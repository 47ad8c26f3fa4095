import { writeInvitationMail, writeResetMail } from '@kardan/core/accounts/mails/write-link-mails';
import { writeNoticeMail } from '@kardan/core/accounts/mails/write-notice-mail';
import { writeConfirmation } from '@kardan/core/inquiries/mails/write-confirmation';
import { writeDealershipMail } from '@kardan/core/inquiries/mails/write-dealership-mail';
import { writeDigestMail } from '@kardan/core/inquiries/mails/write-digest-mail';
import { writeOperatorMail } from '@kardan/core/inquiries/mails/write-operator-mail';
import { writePartnerMail } from '@kardan/core/inquiries/mails/write-partner-mail';
import type { MailWriters } from '@kardan/core/mail/write-mail';
import { writeNoticeReceipt } from '@kardan/core/notices/mails/write-notice-receipt';
import { writeOperatorNotice } from '@kardan/core/notices/mails/write-operator-notice';
import { writeCodeMail } from '@kardan/core/search-agents/mails/write-code-mail';
import { writeMatchesMail } from '@kardan/core/search-agents/mails/write-matches-mail';
import { writeWelcomeMail } from '@kardan/core/search-agents/mails/write-welcome-mail';

/** Who writes which mail; a mail of the catalogue without a writer is a type error. */
export const mailWriters: MailWriters = {
  'inquiry-to-dealership': writeDealershipMail,
  'inquiries-to-dealership': writeDigestMail,
  'inquiry-to-operator': writeOperatorMail,
  'inquiry-to-partner': writePartnerMail,
  'inquiry-confirmation': writeConfirmation,
  'notice-to-operator': writeOperatorNotice,
  'notice-receipt': writeNoticeReceipt,
  'search-agent-code': writeCodeMail,
  'search-agent-welcome': writeWelcomeMail,
  'search-agent-matches': writeMatchesMail,
  'account-invitation': writeInvitationMail,
  'account-reset': writeResetMail,
  'account-notice': writeNoticeMail,
};
