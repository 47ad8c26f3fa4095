import { randomInt } from 'node:crypto';
import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { type AccountRights, buildAccount } from '@kardan/core/testing/build-account';
import { totpCode } from '@kardan/core/testing/totp-code';
import { expect } from 'vitest';
import { ownAddress } from './inquiries.ts';
import type { TestApp } from './test-app.ts';

export const rightPassword = 'vierzehn blaue Kolibris';

/** An account that signs in with the password of these tests. */
export async function buildSigner({ database }: TestApp, rights: AccountRights = {}) {
  const passwordHash = await hashPassword(rightPassword);
  return buildAccount(database.db, rights, { email: ownAddress('konto'), passwordHash });
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any;
  cookie: string | undefined;
  headers: Record<string, unknown>;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Where it comes from; a new address each time unless told, so that no other test's calls count. */
  from?: string;
}

/** Calls as a browser or another program does, and sees what a client hides: cookies, headers, status. */
export async function call(
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object | string,
  { token, headers = {}, from = `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}` }: CallOptions = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/api/v1/public${path}`,
    remoteAddress: from,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  });
  const cookie = /__Host-kardan-session=([^;]*)/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1];
  const text = answer.body;
  const body = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: answer.statusCode, body, cookie, headers: answer.headers };
}

export function signInWith(running: TestApp, email: string, password = rightPassword, options: CallOptions = {}) {
  return call(running, 'POST', '/admin/auth/login', { email, password }, options);
}

/** The access token of a sign-in that went through. */
export function accessTokenOf({ body }: { body: SignInAnswer }): string {
  if (body.outcome === 'second-factor') return expect.unreachable('a second factor is asked for');
  return body.accessToken;
}

/** Sets up one-time passwords for the account that is signed in. */
export async function setUpTotp(running: TestApp, token: string) {
  const { secret } = (await call(running, 'POST', '/admin/account/totp', undefined, { token })).body;
  const firstCode = totpCode(secret);
  const confirmed = await call(running, 'POST', '/admin/account/totp/confirm', { code: firstCode }, { token });
  expect(confirmed.status).toBe(200);
  return { secret: secret as string, firstCode, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
