import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { loadAccountByEmail } from '../account-store.ts';
import { spendInvitationsOf } from '../links/account-token-store.ts';
import { inviteAccount } from '../links/invite-account.ts';
import { invitationLink } from '../mails/admin-links.ts';
import { recordSecurity } from '../record-security.ts';
import { endStoredSessions } from '../sessions/session-store.ts';
import { savePortalRights } from './portal-account-store.ts';

interface PortalPerson {
  email: string;
  displayName: string;
  right: 'operator' | 'editor';
}

/**
 * Gives somebody a right of the portal. Who has no account in use is invited and gets the link to accept by; who has one
 * is signed out everywhere, since an operator's sessions need a second factor.
 */
export function createPortalAccount(
  { db, env }: { db: Database; env: Env },
  { email, displayName, right }: PortalPerson,
): Promise<{ invitation: string | undefined }> {
  const rights = right === 'operator' ? { isOperator: true } : { isEditor: true };
  return inTransaction(db, async (tx) => {
    const known = await loadAccountByEmail(tx, email);
    if (known && known.state !== 'invited') {
      await savePortalRights(tx, known.id, rights);
      await endStoredSessions(tx, { accountId: known.id, because: 'rights' });
      await recordSecurity(tx, known, 'right-granted', { by: null, after: { right } });
      return { invitation: undefined };
    }
    // An older link, which a dealership sent, must not open an operator's account.
    if (known) await spendInvitationsOf(tx, known.id);
    const person = { email, displayName, language: 'de-AT' as const };
    const { account, tokenId } = await inviteAccount(tx, person, { dealershipId: null, invitedBy: null });
    await savePortalRights(tx, account.id, rights);
    await recordSecurity(tx, account, 'right-granted', { by: null, after: { right } });
    return { invitation: invitationLink(env, tokenId, 'de-AT') };
  });
}
