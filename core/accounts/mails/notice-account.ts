import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../../db/database.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** Tells an account by mail what was done with it, in the transaction that does it: whoever did not do it can act. */
export async function noticeAccount(
  tx: Tx,
  account: { id: number; email: string; language: Language },
  notice: Omit<MailPayload<'account-notice'>, 'accountId'>,
): Promise<void> {
  const payload = { accountId: account.id, ...notice };
  await queueMail(tx, { template: 'account-notice', recipient: account.email, language: account.language, payload });
}
