import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadAccountByEmail, lockAccount } from '../account-store.ts';
import { isUnderCompanyAccount } from '../sso/under-company-account.ts';
import { isPassword } from './password-hash.ts';
import { countPasswordTry } from './sign-in-limits.ts';
import { afterFirstFactor, type SignInOrigin, type SignInStep } from './sign-in-step.ts';

/**
 * Signs in with address and password. An address without an account, a locked one, one without a password and a wrong
 * password are answered alike and take as long: nobody learns which accounts there are. Addresses of a domain that has
 * company accounts are all told so instead, the right passwords of theirs included.
 */
export async function signIn(
  services: { db: Database; env: Env },
  { email, password }: { email: string; password: string },
  origin: SignInOrigin,
): Promise<SignInStep> {
  const { db, env } = services;
  const wasRight = await countPasswordTry(services, email, origin);
  const [account, isCompany] = await Promise.all([loadAccountByEmail(db, email), isUnderCompanyAccount(db, email)]);
  const isRight = await isPassword(account?.passwordHash, password);
  const mayUsePassword = !isCompany || account?.isOperator || account?.isEditor;
  if (!isRight || !mayUsePassword || account?.state !== 'active')
    throw new Failure(isCompany ? 'company-account' : 'wrong-credentials');
  await wasRight();
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id);
    // Reset, locked or given a second factor while the password was being checked.
    if (locked?.state !== 'active' || locked.passwordHash !== account.passwordHash)
      throw new Failure('wrong-credentials');
    return afterFirstFactor(tx, env, locked, origin);
  });
}
