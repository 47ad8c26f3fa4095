import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import type { SecondFactor, SignInClient } from '@kardan/contract/values/accounts';
import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { StoredAccount } from '../account-store.ts';
import { endReplaced } from '../sessions/end-sessions.ts';
import { type SessionStart, startSession } from '../sessions/start-session.ts';
import { refuseCompanyAccount } from '../sso/under-company-account.ts';
import { openDeviceToken, sealDeviceToken } from './device-token.ts';
import { sealTicket, ticketSeconds } from './ticket.ts';

/** From where somebody signs in. */
export interface SignInOrigin {
  client: SignInClient;
  /** Browser and system, in a few words. */
  device: string;
  visitorAddress: string;
  /** What would renew the session that the browser has had so far; it ends, since its cookie is replaced. */
  replacedToken?: string | undefined;
  /** What it keeps since an earlier sign-in. */
  deviceToken?: string | undefined;
  requestId?: string | undefined;
}

/** What a way of signing in ends in; a cookie is for the API to set. */
export interface SignInStep {
  answer: SignInAnswer;
  session?: { refreshToken: string; maxAgeSeconds: number; deviceToken: string };
}

/** Which second factors the account has. */
export function factorsOf({ passkeyCount, hasTotp, recoveryCodesLeft }: StoredAccount): SecondFactor[] {
  const factors: SecondFactor[] = [];
  if (passkeyCount > 0) factors.push('passkey');
  if (hasTotp) factors.push('totp');
  if (factors.length > 0 && recoveryCodesLeft > 0) factors.push('recovery-code');
  return factors;
}

/** After a password, or a mailed link, was right: asks for the second factor where there is one, else begins the session. */
export async function afterFirstFactor(
  tx: Tx,
  env: Env,
  account: StoredAccount,
  origin: SignInOrigin,
): Promise<SignInStep> {
  await refuseCompanyAccount(tx, account);
  const methods = factorsOf(account);
  if (methods.length === 0) return beginSession(tx, env, account, origin, { isStrong: false });
  const ticket = sealTicket('second-factor', { accountId: account.id }, env.ACCOUNT_SECRET);
  return { answer: { outcome: 'second-factor', ticket, methods, expiresInSeconds: ticketSeconds } };
}

/** Begins the session of somebody who has shown all that is asked of them; that of a company account begins only with it. */
export async function beginSession(
  tx: Tx,
  env: Env,
  account: StoredAccount,
  origin: SignInOrigin,
  { isStrong }: { isStrong: boolean },
): Promise<SignInStep> {
  await refuseCompanyAccount(tx, account);
  return openSession(tx, env, account, origin, { isStrong });
}

/** Opens the session that every way of signing in ends in. */
export async function openSession(
  tx: Tx,
  env: Env,
  account: StoredAccount,
  { client, device, replacedToken, deviceToken: given, requestId }: SignInOrigin,
  by: Pick<SessionStart, 'isStrong' | 'provider'>,
): Promise<SignInStep> {
  if (replacedToken !== undefined) await endReplaced(tx, env, replacedToken);
  const start = { account, client, device, requestId, ...by };
  const { tokens, refreshToken, maxAgeSeconds } = await startSession(tx, env, start);
  const outcome = account.isOperator && !by.isStrong ? 'set-up-second-factor' : 'signed-in';
  const known = openDeviceToken(given, account.email, env.ACCOUNT_SECRET);
  const deviceToken = sealDeviceToken(account.email, env.ACCOUNT_SECRET, known);
  return { answer: { outcome, ...tokens }, session: { refreshToken, maxAgeSeconds, deviceToken } };
}
