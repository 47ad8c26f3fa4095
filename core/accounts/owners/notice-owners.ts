import type { Tx } from '../../db/database.ts';
import type { MailPayload, MailTemplate } from '../../mail/mail-catalogue.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { loadAccountsOfOwner, type Owner } from './owner-store.ts';

/** Mails everybody who owns the dealership, or the group, in the transaction of what they are told of; returns how many. */
export async function noticeOwners<T extends MailTemplate>(
  tx: Tx,
  owner: Owner,
  template: T,
  payload: MailPayload<T>,
): Promise<number> {
  const accounts = await loadAccountsOfOwner(tx, owner);
  await queueMails(
    tx,
    accounts.map(({ email: recipient, language }) => ({ template, recipient, language, payload })),
  );
  return accounts.length;
}
