import { randomInt } from 'node:crypto';
import { insertToken } from '@kardan/core/accounts/links/account-token-store';
import { sealLinkToken } from '@kardan/core/accounts/links/link-token';
import { inTransaction } from '@kardan/core/db/database';
import { buildAccount } from '@kardan/core/testing/build-account';
import type { TestProvider } from '@kardan/core/testing/identity-provider';
import { totpCode } from '@kardan/core/testing/totp-code';
import { beginWithCompany } from './company-sign-in.ts';
import { ownAddress } from './inquiries.ts';
import { accessTokenOf, buildSigner, call, rightPassword, setUpTotp, signInWith } from './sign-in.ts';
import { SoftwarePasskey } from './software-passkey.ts';
import type { TestApp } from './test-app.ts';

/** A call that begins or renews a session, whose secrets are good, and what a browser has in its cookies for it. */
interface BegunSignIn {
  body: object;
  cookie?: string | undefined;
}

/** A group with a provider of its own that knows somebody. */
export interface Company {
  provider: TestProvider;
  groupId: number;
  domain: string;
  sub: string;
}

type Begin = (running: TestApp, company: Company) => Promise<BegunSignIn>;

/** Every call that leads to a session, by its path, up to the moment before it is made. */
export const signInWays: Record<string, Begin> = {
  '/admin/auth/login': async (running) => {
    const { email } = await buildSigner(running);
    return { body: { email, password: rightPassword } };
  },
  '/admin/auth/second-factor': async (running) => {
    const { email } = await buildSigner(running);
    const { secret } = await setUpTotp(running, accessTokenOf(await signInWith(running, email)));
    const { ticket } = (await signInWith(running, email)).body;
    return { body: { ticket, code: totpCode(secret, 1) } };
  },
  '/admin/auth/passkey/verify': async (running) => {
    const passkey = await registerPasskey(running);
    const { ticket, options } = (await call(running, 'POST', '/admin/auth/passkey/options', {})).body;
    return { body: { ticket, credential: passkey.answer(options) } };
  },
  '/admin/auth/invitation': async (running) => {
    const { id } = await buildAccount(running.database.db, {}, { email: ownAddress('neu'), state: 'invited' });
    const token = await mailedToken(running, 'invite', id);
    return { body: { token, displayName: 'Ich Selbst', password: rightPassword } };
  },
  '/admin/auth/password-reset/confirm': async (running) => {
    const token = await mailedToken(running, 'reset', (await buildSigner(running)).id);
    return { body: { token, password: 'neun gelbe Wellensittiche' } };
  },
  '/admin/auth/sso/start': async (_, { domain }) => ({ body: { email: `jemand@${domain}` } }),
  '/admin/auth/sso/callback': async (running, { provider, groupId, domain, sub }) => {
    provider.signsIn(sub);
    const { address, cookie } = await beginWithCompany(running, `jemand@${domain}`);
    return { body: { groupId, answer: (await provider.follow(address)).search }, cookie };
  },
  '/admin/auth/refresh-token': async (running) => {
    const { email } = await buildSigner(running);
    const { cookie } = await signInWith(running, email);
    return { body: {}, cookie: `__Host-kardan-session=${cookie}` };
  },
};

/** Calls of the same folder that lead to none, with what they do. */
export const noSignInWays: Record<string, string> = {
  '/admin/auth/passkey/options': 'a question to a passkey',
  '/admin/auth/invitation/look': 'what a link leads to',
  '/admin/auth/password-reset': 'a mail, answered alike for everybody',
  '/admin/auth/sso/look': 'whether a domain has company accounts',
  '/admin/auth/sso/logout/:groupId': 'a provider tells that somebody has signed out, with its signature',
};

/** Makes the call as a page does that tells such headers. */
export function goOn(
  running: TestApp,
  path: string,
  { body, cookie }: { body: object | string; cookie?: string | undefined },
  headers: Record<string, string>,
) {
  const from = `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;
  return call(running, 'POST', path, body, { from, headers: { ...headers, ...(cookie && { cookie }) } });
}

async function registerPasskey(running: TestApp): Promise<SoftwarePasskey> {
  const { email } = await buildSigner(running);
  const token = accessTokenOf(await signInWith(running, email));
  const passkey = new SoftwarePasskey(running.services.env.SITE_ORIGIN);
  const asked = (await call(running, 'POST', '/admin/account/passkeys/options', undefined, { token })).body;
  const body = { ticket: asked.ticket, label: 'Handy', credential: passkey.register(asked.options) };
  await call(running, 'POST', '/admin/account/passkeys', body, { token });
  return passkey;
}

/** What a mail's link ends in. */
async function mailedToken({ database, services }: TestApp, purpose: 'invite' | 'reset', accountId: number) {
  const id = await inTransaction(database.db, (tx) => insertToken(tx, { accountId, purpose, minutes: 60 }));
  return sealLinkToken(purpose, id, services.env.ACCOUNT_SECRET);
}
