import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { insertInvited, loadAccountByEmail, type StoredAccount } from '../account-store.ts';
import { type InvitedTo, insertToken } from './account-token-store.ts';
import { invitationDays } from './link-times.ts';

interface InvitedPerson {
  email: string;
  displayName: string;
  /** That of their account where nobody says it, as for somebody who is invited once more. */
  language?: Language | undefined;
}

interface Invitation extends InvitedTo {
  /** Null where a command invites. */
  invitedBy: number | null;
}

/** Invites somebody by mail; who has no account gets one that cannot sign in before they accept. Earlier links to there end. */
export async function inviteAccount(
  tx: Tx,
  { email, displayName, language }: InvitedPerson,
  to: Invitation,
): Promise<{ account: StoredAccount; tokenId: string }> {
  await insertInvited(tx, { email, displayName, language: language ?? 'de-AT' });
  const account = (await loadAccountByEmail(tx, email)) as StoredAccount;
  const tokenId = await insertToken(tx, {
    accountId: account.id,
    purpose: 'invite',
    minutes: invitationDays * 24 * 60,
    ...to,
  });
  await queueMail(tx, {
    template: 'account-invitation',
    recipient: account.email,
    language: language ?? account.language,
    payload: { tokenId },
  });
  return { account, tokenId };
}
