import { writeKeyMail } from '@kardan/core/accounts/keys/mails/write-key-mail';
import { writeInvitationMail, writeResetMail } from '@kardan/core/accounts/mails/write-link-mails';
import { writeNoticeMail } from '@kardan/core/accounts/mails/write-notice-mail';
import { writeOwnerNotice } from '@kardan/core/accounts/owners/mails/write-owner-notice';
import {
  writeRequestQuestion,
  writeRequestRefusal,
} from '@kardan/core/dealerships/admission/mails/write-request-answers';
import { writeRequestReceipt } from '@kardan/core/dealerships/admission/mails/write-request-receipt';
import { writeRequestToOperator } from '@kardan/core/dealerships/admission/mails/write-request-to-operator';
import { writeAddressChangeMail } from '@kardan/core/dealerships/mails/write-address-change-mail';
import { writeRestrictionMail } from '@kardan/core/dealerships/restrictions/mails/write-restriction-mail';
import { writeRunMail } from '@kardan/core/feeds/mails/write-run-mail';
import { writeAgreementNewsMail } from '@kardan/core/going-public/mails/write-agreement-news-mail';
import { writeReminderMail } from '@kardan/core/inquiries/inbox/mails/write-reminder-mail';
import { writeReplyMail } from '@kardan/core/inquiries/inbox/mails/write-reply-mail';
import { writeConfirmation } from '@kardan/core/inquiries/mails/write-confirmation';
import { writeDealershipMail } from '@kardan/core/inquiries/mails/write-dealership-mail';
import { writeDigestMail } from '@kardan/core/inquiries/mails/write-digest-mail';
import { writeOperatorMail } from '@kardan/core/inquiries/mails/write-operator-mail';
import { writePartnerMail } from '@kardan/core/inquiries/mails/write-partner-mail';
import { writeBuyerReplyMail } from '@kardan/core/inquiries/replies/mails/write-buyer-reply-mail';
import { writeTakenReplyMail } from '@kardan/core/inquiries/replies/mails/write-taken-reply-mail';
import type { MailWriters } from '@kardan/core/mail/write-mail';
import { writeComplaintDecision } from '@kardan/core/moderation/complaints/mails/write-complaint-decision';
import { writeDecisionMail } from '@kardan/core/moderation/notices/mails/write-decision-mail';
import { writeNoticeReceipt } from '@kardan/core/moderation/notices/mails/write-notice-receipt';
import { writeOperatorNotice } from '@kardan/core/moderation/notices/mails/write-operator-notice';
import { writeQuestionMail } from '@kardan/core/moderation/notices/mails/write-question-mail';
import { writeLiftedMail } from '@kardan/core/moderation/statements/mails/write-lifted-mail';
import { writeStatementMail } from '@kardan/core/moderation/statements/mails/write-statement-mail';
import { writeCodeMail } from '@kardan/core/search-agents/mails/write-code-mail';
import { writeMatchesMail } from '@kardan/core/search-agents/mails/write-matches-mail';
import { writeWelcomeMail } from '@kardan/core/search-agents/mails/write-welcome-mail';
import { writeMonthlyReportMail } from '@kardan/core/statistics/reports/monthly/write-monthly-report-mail';
import { writeLinkMadeMail } from '@kardan/core/stock/export/links/mails/write-link-made-mail';
import { writeDisabledMail } from '@kardan/core/webhooks/mails/write-disabled-mail';
import { writeMadeMail } from '@kardan/core/webhooks/mails/write-made-mail';

/** Who writes which mail; a mail of the catalogue without a writer is a type error. */
export const mailWriters: MailWriters = {
  'inquiry-to-dealership': writeDealershipMail,
  'inquiries-to-dealership': writeDigestMail,
  'inquiry-to-operator': writeOperatorMail,
  'inquiry-to-partner': writePartnerMail,
  'inquiry-confirmation': writeConfirmation,
  'buyer-reply': writeBuyerReplyMail,
  'reply-taken': writeTakenReplyMail,
  'reply-to-buyer': writeReplyMail,
  'inquiry-reminder': writeReminderMail,
  'dealership-address-changed': writeAddressChangeMail,
  'request-to-operator': writeRequestToOperator,
  'request-receipt': writeRequestReceipt,
  'request-question': writeRequestQuestion,
  'request-refused': writeRequestRefusal,
  'agreement-news': writeAgreementNewsMail,
  'dealership-restriction': writeRestrictionMail,
  'notice-to-operator': writeOperatorNotice,
  'notice-receipt': writeNoticeReceipt,
  'notice-question': writeQuestionMail,
  'notice-decision': writeDecisionMail,
  'statement-of-reasons': writeStatementMail,
  'block-lifted': writeLiftedMail,
  'complaint-decision': writeComplaintDecision,
  'search-agent-code': writeCodeMail,
  'search-agent-welcome': writeWelcomeMail,
  'search-agent-matches': writeMatchesMail,
  'account-invitation': writeInvitationMail,
  'account-reset': writeResetMail,
  'account-notice': writeNoticeMail,
  'owner-notice': writeOwnerNotice,
  'key-notice': writeKeyMail,
  'feed-run': writeRunMail,
  'webhook-made': writeMadeMail,
  'export-link-made': writeLinkMadeMail,
  'webhook-disabled': writeDisabledMail,
  'monthly-report': writeMonthlyReportMail,
};
