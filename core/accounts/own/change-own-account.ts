import type { Language } from '@kardan/contract/values/identifiers';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, InvalidRequest } from '../../kernel/errors.ts';
import { loadAccount, lockAccount, updateAccount } from '../account-store.ts';
import type { Actor } from '../actor.ts';
import { spendTokens } from '../links/account-token-store.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { accountOf, sessionOf } from '../policies.ts';
import { recordSecurity } from '../record-security.ts';
import { requireFresh } from '../second-factor/require-fresh.ts';
import { endStoredSessions } from '../sessions/session-store.ts';
import { hashPassword, isPassword } from '../sign-in/password-hash.ts';
import { refuseWeakPassword } from '../sign-in/password-rules.ts';
import { countPasswordTry } from '../sign-in/sign-in-limits.ts';
import { refuseCompanyAccount } from '../sso/under-company-account.ts';

/** Changes the actor's own name, language and whether monthly reports come; what is not told stays. */
export async function updateOwnAccount(
  { db }: { db: Database },
  actor: Actor,
  { monthlyReport, ...change }: { displayName: string; language: Language; monthlyReport?: boolean | undefined },
): Promise<void> {
  const wish = monthlyReport === undefined ? {} : { wantsMonthlyReport: monthlyReport };
  await updateAccount(db, accountOf(actor), { ...change, ...wish });
}

/**
 * Sets a new password and ends every other session. The present one has to be shown; who has none, and signs in otherwise,
 * needs a recent sign-in.
 */
export async function changePassword(
  services: { db: Database; env: Env },
  actor: Actor,
  { current, password }: { current?: string | undefined; password: string },
  visitorAddress: string,
): Promise<void> {
  const { db, env } = services;
  const session = sessionOf(actor);
  const account = await loadAccount(db, accountOf(actor));
  if (!account) throw new Failure('unauthenticated');
  await refuseCompanyAccount(db, account);
  if (account.passwordHash !== null) {
    const wasRight = await countPasswordTry(services, account.email, { visitorAddress });
    if (!(await isPassword(account.passwordHash, current ?? ''))) {
      throw new InvalidRequest([{ path: ['current'], code: 'wrong-password', message: 'not the present password' }]);
    }
    await wasRight();
  }
  refuseWeakPassword(password, { email: account.email, name: account.displayName, site: env.SITE_NAME });
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id);
    // Somebody has set another one meanwhile: this change is based on what no longer holds.
    if (locked?.passwordHash !== account.passwordHash) throw new Failure('session-ended');
    if (account.passwordHash === null) await requireFresh(tx, actor);
    await updateAccount(tx, account.id, { passwordHash });
    await spendTokens(tx, { accountId: account.id, purpose: 'reset' });
    await endStoredSessions(tx, { accountId: account.id, except: session.id, because: 'password' });
    await recordSecurity(tx, account, 'password-changed', { requestId: actor.requestId });
    await noticeAccount(tx, account, { notice: 'password-changed' });
  });
}
