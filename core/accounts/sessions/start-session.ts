import type { RenewedSession } from '@kardan/contract/calls/admin/account-fields';
import type { SignInClient } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { recordSecurity } from '../record-security.ts';
import { sealRefreshToken } from './refresh-token.ts';
import { sessionHours } from './session-rules.ts';
import { insertSession, isNewDevice } from './session-store.ts';
import { sessionTokens } from './session-tokens.ts';

export interface SessionStart {
  account: { id: number; email: string; language: Language; isOperator: boolean };
  client: SignInClient;
  device: string;
  isStrong: boolean;
  /** The group's identity provider that vouches for them. */
  provider?: { id: number; session: string | null; authenticatedAt: Date };
  requestId?: string | undefined;
}

export interface StartedSession {
  tokens: RenewedSession;
  /** What renews it, for whoever keeps it: a cookie, or the program that signed in. */
  refreshToken: string;
  maxAgeSeconds: number;
}

/** Begins a session; tells the account by mail when the device is none it has signed in with before. */
export async function startSession(tx: Tx, env: Env, start: SessionStart): Promise<StartedSession> {
  const { account, client, device: deviceLabel, isStrong, provider, requestId } = start;
  const isNew = await isNewDevice(tx, account.id, deviceLabel);
  const hours = sessionHours[account.isOperator ? 'operator' : provider ? 'company' : 'dealer'];
  const sessionId = await insertSession(tx, {
    accountId: account.id,
    kind: client,
    isStrong,
    deviceLabel,
    hours,
    ...(provider && {
      identityProviderId: provider.id,
      identityProviderSession: provider.session,
      signedInAt: provider.authenticatedAt,
    }),
  });
  const after = { device: deviceLabel, secondFactor: isStrong, ...(provider && { identityProvider: provider.id }) };
  await recordSecurity(tx, account, 'signed-in', { requestId, after });
  if (isNew) await noticeAccount(tx, account, { notice: 'new-device', device: deviceLabel });
  const refreshToken = sealRefreshToken({ sessionId, generation: 1 }, env.ACCOUNT_SECRET);
  const tokens = await sessionTokens(env, { accountId: account.id, sessionId, client, refreshToken });
  return { tokens, refreshToken, maxAgeSeconds: hours * 3600 };
}
