import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import { networkOf } from '../../limits/limit-key.ts';
import { loadAccountByEmail, lockAccount } from '../account-store.ts';
import { isUnderCompanyAccount } from '../sso/under-company-account.ts';
import { isPassword } from './password-hash.ts';
import { countPasswordTry } from './sign-in-limits.ts';
import { afterFirstFactor, type SignInOrigin, type SignInStep } from './sign-in-step.ts';

/**
 * Two at a time are some forty a second. Tries of one network wait for each other in the database, where they are counted, and each
 * would hold a connection meanwhile, a thread and a core afterwards: whoever tries passwords without end would take them from all
 * who save. Networks take turns, so that others sign in beside it.
 */
const tries = createFairQueue({ running: 2, waiting: 100, waitingEach: 20, eachMinute: 600, waitMs: 1_000 });

/**
 * Signs in with address and password. An address without an account, a locked one, one without a password and a wrong
 * password are answered alike and take as long: nobody learns which accounts there are. Addresses of a domain that has
 * company accounts are all told so instead, the right passwords of theirs included.
 */
export function signIn(services: Services, credentials: Credentials, origin: SignInOrigin): Promise<SignInStep> {
  const work = AsyncLocalStorage.bind(() => tryPassword(services, credentials, origin));
  return tries.run(randomUUID(), networkOf(origin.visitorAddress), work);
}

type Services = { db: Database; env: Env };
type Credentials = { email: string; password: string };

async function tryPassword(
  services: Services,
  { email, password }: Credentials,
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
