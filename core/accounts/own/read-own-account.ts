import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadAccount } from '../account-store.ts';
import type { Actor } from '../actor.ts';
import { presentPasskey } from '../passkeys/own-passkeys.ts';
import { loadPasskeys } from '../passkeys/passkey-store.ts';
import { accountOf, isFresh, sessionOf } from '../policies.ts';
import { isUnderCompanyAccount } from '../sso/under-company-account.ts';
import { loadOwnGroups, loadOwnMemberships } from './own-account-store.ts';

/** Who is signed in: how they sign in, and what they work for. */
export async function readOwnAccount({ db }: { db: Database }, actor: Actor): Promise<OwnAccount> {
  const session = sessionOf(actor);
  const [account, passkeys, memberships, groups] = await Promise.all([
    loadAccount(db, accountOf(actor)),
    loadPasskeys(db, accountOf(actor)),
    loadOwnMemberships(db, accountOf(actor)),
    loadOwnGroups(db, accountOf(actor)),
  ]);
  if (!account) throw new Failure('unauthenticated');
  const isPortals = account.isOperator || account.isEditor;
  const { id, email, displayName, language, hasTotp: totp, recoveryCodesLeft, passwordHash, passkeyCount } = account;
  const hasFactor = totp || passkeyCount > 0;
  return {
    id,
    email,
    displayName,
    language,
    isOperator: account.isOperator,
    isEditor: actor.isEditor,
    hasPassword: passwordHash !== null,
    hasCompanyAccount: !isPortals && (await isUnderCompanyAccount(db, email)),
    totp,
    recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
    memberships,
    groups,
    monthlyReport: account.wantsMonthlyReport,
    signInFresh: isFresh(session) && (session.isStrong || !hasFactor),
  };
}
