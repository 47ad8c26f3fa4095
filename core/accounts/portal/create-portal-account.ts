import type { Language } from '@kardan/contract/values/identifiers';
import type { PortalRight } from '@kardan/contract/values/portal';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { loadAccountByEmail } from '../account-store.ts';
import type { Actor } from '../actor.ts';
import { spendInvitationsOf } from '../links/account-token-store.ts';
import { inviteAccount } from '../links/invite-account.ts';
import { invitationLink } from '../mails/admin-links.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { recordSecurity } from '../record-security.ts';
import { endStoredSessions } from '../sessions/session-store.ts';
import { savePortalRights } from './portal-account-store.ts';
import { requireFreshOperator } from './require-fresh-operator.ts';

interface NewPortalPerson {
  email: string;
  displayName: string;
  right: PortalRight;
  language?: Language;
}

/**
 * Gives somebody a right of the portal. Who has no account in use is invited and gets the link to accept by; who has one
 * is signed out everywhere, since an operator's sessions need a second factor.
 */
export function createPortalAccount(
  { db, env }: { db: Database; env: Env },
  { email, displayName, right, language = 'de-AT' }: NewPortalPerson,
  /** Nobody where a command does it. */
  actor?: Actor,
): Promise<{ accountId: number; invitation: string | undefined }> {
  const by = actor?.accountId ?? null;
  const record = { by, requestId: actor?.requestId, after: { right } };
  const rights = right === 'operator' ? { isOperator: true } : { isEditor: true };
  return inTransaction(db, async (tx) => {
    if (actor) await requireFreshOperator(tx, actor);
    const known = await loadAccountByEmail(tx, email);
    if (known && known.state !== 'invited') {
      await savePortalRights(tx, known.id, rights);
      await endStoredSessions(tx, { accountId: known.id, because: 'rights' });
      await recordSecurity(tx, known, 'right-granted', record);
      await noticeAccount(tx, known, { notice: 'right-granted' });
      return { accountId: known.id, invitation: undefined };
    }
    // An older link, which a dealership sent, must not open an operator's account.
    if (known) await spendInvitationsOf(tx, known.id);
    const person = { email, displayName, language };
    const { account, tokenId } = await inviteAccount(tx, person, { invitedBy: by });
    await savePortalRights(tx, account.id, rights);
    await recordSecurity(tx, account, 'right-granted', record);
    return { accountId: account.id, invitation: invitationLink(env, tokenId, language) };
  });
}
