import type { Tx } from '../../../db/database.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import { queueMails } from '../../../mail/queue-mail.ts';
import type { KeyOwner } from '../key-store.ts';
import { loadAccountsOfOwner } from './key-notice-store.ts';

/** Tells everybody who owns the dealership, or the group, what has become of a key, in the transaction that does it. */
export async function noticeKey(tx: Tx, owner: KeyOwner, payload: MailPayload<'key-notice'>): Promise<void> {
  const accounts = await loadAccountsOfOwner(tx, owner);
  const mails = accounts.map(({ email: recipient, language }) => ({ recipient, language, payload }));
  await queueMails(
    tx,
    mails.map((mail) => ({ template: 'key-notice' as const, ...mail })),
  );
}
