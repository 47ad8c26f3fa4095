import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@kardan/contract/values/identifiers';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { limitKey, networkOf, siteNetworkOf, visitorsASite } from '../../limits/limit-key.ts';
import type { LimitRule } from '../../limits/limit-rule.ts';
import { useLimit } from '../../limits/use-limit.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadAccount, loadAccountByEmail, lockAccount, type StoredAccount, updateAccount } from '../account-store.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { recordSecurity } from '../record-security.ts';
import { endStoredSessions } from '../sessions/session-store.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { refuseWeakPassword } from '../sign-in/password-rules.ts';
import { afterFirstFactor, type SignInOrigin, type SignInStep } from '../sign-in/sign-in-step.ts';
import { isUnderCompanyAccount, refuseCompanyAccount } from '../sso/under-company-account.ts';
import { insertToken, loadOpenToken, spendToken } from './account-token-store.ts';
import { resetMinutes } from './link-times.ts';
import { openLinkToken } from './link-token.ts';

type Services = { db: Database; env: Env };

const perAddress: LimitRule = { name: 'reset', max: 3, windowSeconds: 3600 };
const perNetwork: LimitRule = { name: 'reset-network', max: 20, windowSeconds: 3600 };

/** A /48, which anybody gets for nothing, is 65,536 networks. */
const perSite: LimitRule = { name: 'reset-network-site', max: 20 * visitorsASite, windowSeconds: 3600 };

/** Longer than the work takes, so that the time of the answer does not say whether there was any. */
const answerMs = 300;

/**
 * Mails a link to choose a new password, where there is an account that can sign in; answered alike where there is none.
 * Addresses of a domain that has company accounts are told so, whether there is an account or not.
 */
export async function requestPasswordReset(
  { db, env }: Services,
  { email, language }: { email: string; language: Language },
  visitorAddress: string,
): Promise<void> {
  if (await isUnderCompanyAccount(db, email)) throw new Failure('company-account');
  const work = inTransaction(db, (tx) => mailReset(tx, env, { email, language }, visitorAddress));
  await Promise.all([work, wait(answerMs)]);
}

async function mailReset(
  tx: Tx,
  env: Env,
  { email, language }: { email: string; language: Language },
  visitorAddress: string,
): Promise<void> {
  // Beyond the limits nothing happens, and who asks cannot tell: others' mailboxes are not filled.
  const isAllowed = await useNetworkLimits(tx, env, visitorAddress);
  const account = await loadAccountByEmail(tx, email);
  if (!isAllowed && !(account && hasNoSignIn(account))) return;
  if (!(await useLimit(tx, perAddress, limitKey(env.FORM_SECRET, email.toLowerCase()))).allowed) return;
  if (account?.state !== 'active') return;
  const tokenId = await insertToken(tx, { accountId: account.id, purpose: 'reset', minutes: resetMinutes });
  await queueMail(tx, { template: 'account-reset', recipient: account.email, language, payload: { tokenId } });
}

async function useNetworkLimits(tx: Tx, { FORM_SECRET }: Env, visitorAddress: string): Promise<boolean> {
  const network = await useLimit(tx, perNetwork, limitKey(FORM_SECRET, networkOf(visitorAddress)));
  if (!network.allowed) return false;
  const site = siteNetworkOf(visitorAddress);
  return !site || (await useLimit(tx, perSite, limitKey(FORM_SECRET, site))).allowed;
}

/**
 * Nothing but a mailed link opens it. When a company gives up its company account everybody in the office asks within the
 * hour, from one network: they are not refused for it. They are counted like everybody, or somebody could tell by how much
 * is left of a network's limit which addresses have such an account.
 */
function hasNoSignIn({ passwordHash, passkeyCount }: StoredAccount): boolean {
  return passwordHash === null && passkeyCount === 0;
}

/** Sets a new password with a mailed link, once; ends every session. Who has a second factor still needs it. */
export async function resetPassword(
  { db, env }: Services,
  { token, password }: { token: string; password: string },
  origin: SignInOrigin,
): Promise<SignInStep> {
  const id = openLinkToken('reset', token, env.ACCOUNT_SECRET);
  const reset = id === undefined ? undefined : await loadOpenToken(db, id, 'reset');
  if (!reset) throw new Failure('reset-gone');
  const account = await loadAccount(db, reset.accountId);
  if (account?.state !== 'active') throw new Failure('reset-gone');
  await refuseCompanyAccount(db, account);
  refuseWeakPassword(password, { email: account.email, name: account.displayName, site: env.SITE_NAME });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (locked?.state !== 'active' || !(await spendToken(tx, reset.id))) throw new Failure('reset-gone');
    await updateAccount(tx, account.id, { passwordHash });
    await endStoredSessions(tx, { accountId: account.id, because: 'password' });
    await recordSecurity(tx, account, 'password-reset', { requestId: origin.requestId });
    await noticeAccount(tx, account, { notice: 'password-changed' });
    return afterFirstFactor(tx, env, locked, origin);
  });
}
