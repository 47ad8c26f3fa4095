import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import type { SecondFactor, SignInClient } from '@kardan/contract/values/accounts';
import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { StoredAccount } from '../account-store.ts';
import { startSession } from '../sessions/start-session.ts';
import { sealTicket, ticketSeconds } from './ticket.ts';

/** From where somebody signs in. */
export interface SignInOrigin {
  client: SignInClient;
  /** Browser and system, in a few words. */
  device: string;
  visitorAddress: string;
}

/** What a way of signing in ends in; a cookie is for the API to set. */
export interface SignInStep {
  answer: SignInAnswer;
  session?: { refreshToken: string; maxAgeSeconds: number };
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
  const methods = factorsOf(account);
  if (methods.length === 0) return beginSession(tx, env, account, origin, { isStrong: false });
  const ticket = sealTicket('second-factor', { accountId: account.id }, env.ACCOUNT_SECRET);
  return { answer: { outcome: 'second-factor', ticket, methods, expiresInSeconds: ticketSeconds } };
}

/** Begins the session of somebody who has shown all that is asked of them. */
export async function beginSession(
  tx: Tx,
  env: Env,
  account: StoredAccount,
  { client, device }: SignInOrigin,
  { isStrong }: { isStrong: boolean },
): Promise<SignInStep> {
  const { tokens, refreshToken, maxAgeSeconds } = await startSession(tx, env, { account, client, device, isStrong });
  const outcome = account.isOperator && !isStrong ? 'set-up-second-factor' : 'signed-in';
  return { answer: { outcome, ...tokens }, session: { refreshToken, maxAgeSeconds } };
}
