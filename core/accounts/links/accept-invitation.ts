import type { Invitation } from '@kardan/contract/calls/admin/sign-in';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadAccount, lockAccount, type StoredAccount, updateAccount } from '../account-store.ts';
import { hashPassword, isPassword } from '../sign-in/password-hash.ts';
import { refuseWeakPassword } from '../sign-in/password-rules.ts';
import { countPasswordTry } from '../sign-in/sign-in-limits.ts';
import { afterFirstFactor, factorsOf, type SignInOrigin, type SignInStep } from '../sign-in/sign-in-step.ts';
import { refuseCompanyAccount } from '../sso/under-company-account.ts';
import { loadOpenToken, type OpenToken, spendToken } from './account-token-store.ts';
import { joinTeam } from './join-team.ts';
import { openLinkToken } from './link-token.ts';

type Services = { db: Database; env: Env };

/** What an invitation's link leads to; looking changes nothing, since programs that check mails open every link. */
export async function lookAtInvitation(services: Services, token: string): Promise<Invitation> {
  const { invitation, account } = await openInvitation(services, token);
  return {
    email: account.email,
    displayName: account.state === 'invited' ? (invitation.invitedName ?? account.displayName) : account.displayName,
    invitedBy: invitation.inviterName,
    dealership: invitation.dealershipName,
    group: invitation.groupName,
    asksFor: neededBy(account),
  };
}

/**
 * Accepts an invitation, once, and signs in. Somebody new chooses name and password; somebody whose account is in use
 * shows their password, and a second factor where they have one; who has no password signs in with their passkey and gets
 * none: a link that is good for days resets nothing. It may have been mailed before somebody left whose mailbox it was.
 */
export async function acceptInvitation(
  services: Services,
  { token, displayName, password = '' }: { token: string; displayName: string; password?: string | undefined },
  origin: SignInOrigin,
): Promise<SignInStep> {
  const { db, env } = services;
  const { invitation, account } = await openInvitation(services, token);
  await refuseCompanyAccount(db, account);
  const needed = neededBy(account);
  // The link alone would open it.
  if (needed === 'reset') throw new Failure('wrong-credentials');
  if (needed === 'password') await checkPassword(services, account, password, origin);
  if (needed === 'new-password') {
    refuseWeakPassword(password, { email: account.email, name: displayName, site: env.SITE_NAME });
  }
  const passwordHash = needed === 'new-password' ? await hashPassword(password) : account.passwordHash;
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id);
    // Somebody else has accepted, locked or changed it meanwhile.
    if (locked?.state !== account.state || locked.passwordHash !== account.passwordHash) throw gone();
    if (!(await spendToken(tx, invitation.id))) throw gone();
    if (locked.state === 'invited') await updateAccount(tx, account.id, { displayName, passwordHash, state: 'active' });
    if (!(await joinTeam(tx, locked, invitation, origin.requestId))) throw gone();
    return afterFirstFactor(tx, env, locked, origin);
  });
}

async function openInvitation({ db, env }: Services, token: string) {
  const id = openLinkToken('invite', token, env.ACCOUNT_SECRET);
  const invitation: OpenToken | undefined = id === undefined ? undefined : await loadOpenToken(db, id, 'invite');
  const account = invitation && (await loadAccount(db, invitation.accountId));
  if (!invitation || !account || account.state === 'locked') throw gone();
  return { invitation, account };
}

function neededBy(account: StoredAccount): Invitation['asksFor'] {
  if (account.state === 'invited') return 'new-password';
  if (account.passwordHash !== null) return 'password';
  return factorsOf(account).length > 0 ? 'nothing' : 'reset';
}

async function checkPassword(services: Services, account: StoredAccount, password: string, origin: SignInOrigin) {
  const wasRight = await countPasswordTry(services, account.email, origin);
  if (!(await isPassword(account.passwordHash, password))) throw new Failure('wrong-credentials');
  await wasRight();
}

function gone(): Failure {
  return new Failure('invitation-gone');
}
