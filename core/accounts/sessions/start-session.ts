import type { RenewedSession } from '@kardan/contract/calls/admin/account-fields';
import type { SignInClient } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { sealRefreshToken } from './refresh-token.ts';
import { sessionHours } from './session-rules.ts';
import { insertSession, isNewDevice } from './session-store.ts';
import { sessionTokens } from './session-tokens.ts';

export interface SessionStart {
  account: { id: number; email: string; language: Language; isOperator: boolean };
  client: SignInClient;
  device: string;
  isStrong: boolean;
}

export interface StartedSession {
  tokens: RenewedSession;
  /** What renews it, for whoever keeps it: a cookie, or the program that signed in. */
  refreshToken: string;
  maxAgeSeconds: number;
}

/** Begins a session; tells the account by mail when the device is none it has signed in with before. */
export async function startSession(tx: Tx, env: Env, start: SessionStart): Promise<StartedSession> {
  const { account, client, device: deviceLabel, isStrong } = start;
  const isNew = await isNewDevice(tx, account.id, deviceLabel);
  const hours = account.isOperator ? sessionHours.operator : sessionHours.dealer;
  const sessionId = await insertSession(tx, { accountId: account.id, kind: client, isStrong, deviceLabel, hours });
  if (isNew) await noticeAccount(tx, account, { notice: 'new-device', device: deviceLabel });
  const refreshToken = sealRefreshToken({ sessionId, generation: 1 }, env.ACCOUNT_SECRET);
  const tokens = await sessionTokens(env, { accountId: account.id, sessionId, client, refreshToken });
  return { tokens, refreshToken, maxAgeSeconds: hours * 3600 };
}
