import { randomUUID } from 'node:crypto';
import { insertToken } from '@kardan/core/accounts/links/account-token-store';
import { sealLinkToken } from '@kardan/core/accounts/links/link-token';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { inTransaction } from '@kardan/core/db/database';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { totpCode } from '@kardan/core/testing/totp-code';
import { ownAddress } from '../inquiries.ts';
import { call, rightPassword, setUpTotp, signInWith } from '../sign-in.ts';
import { SoftwarePasskey } from '../software-passkey.ts';
import type { TestApp } from '../test-app.ts';
import type { CallMakers } from './made-call.ts';

const otherPassword = 'siebzehn rote Kolibris';
/** Made once: it takes as long as guessing it does. */
let hash: Promise<string> | undefined;

type Overrides = Parameters<typeof buildAccount>[2];

async function somebody({ services: { db, env } }: TestApp, overrides: Overrides = {}) {
  hash ??= hashPassword(rightPassword);
  const account = await buildAccount(db, {}, { email: ownAddress('konto'), passwordHash: await hash, ...overrides });
  const sessionId = await buildSession(db, account.id);
  const token = await signAccessToken(env, { accountId: account.id, sessionId });
  return { ...account, sessionId, token };
}

async function storedPasskey(running: TestApp) {
  const { id: accountId, token } = await somebody(running);
  const credential = { credentialId: randomUUID(), publicKey: Buffer.alloc(8), counter: 0, transports: [] };
  const { id } = await running.database.db
    .insertInto('passkey')
    .values({ ...credential, accountId, backedUp: false, label: 'Handy' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, params: { id } };
}

async function askedPasskey(running: TestApp) {
  const { token } = await somebody(running);
  const asked = await call(running, 'POST', '/admin/account/passkeys/options', undefined, { token });
  const passkey = new SoftwarePasskey(running.services.env.SITE_ORIGIN);
  const body = { ticket: asked.body.ticket, label: 'Handy', credential: passkey.register(asked.body.options) };
  return { token, passkey, body };
}

async function mailedLink(running: TestApp, purpose: 'invite' | 'reset'): Promise<string> {
  const { db, env } = running.services;
  const isNew = purpose === 'invite';
  const { id: accountId } = await somebody(running, isNew ? { state: 'invited', passwordHash: null } : {});
  let dealershipId: number | null = null;
  if (isNew) {
    ({ id: dealershipId } = await buildDealership(db));
    const membership = { accountId, dealershipId, role: 'dealer-staff' as const, invitedName: 'Neu' };
    await db.insertInto('membership').values(membership).execute();
  }
  const id = await inTransaction(db, (tx) => insertToken(tx, { accountId, purpose, dealershipId, minutes: 60 }));
  return sealLinkToken(purpose, id, env.ACCOUNT_SECRET);
}

/** Of one's own account, and of getting into it. */
export const accountChanges: CallMakers = {
  updateOwnAccount: async (running) => ({
    input: { body: { displayName: 'Anna', language: 'en', monthlyReport: false } },
    ...(await somebody(running)),
  }),
  newPasskeyOptions: async (running) => ({ input: undefined, ...(await somebody(running)) }),
  addPasskey: async (running) => {
    const { token, body } = await askedPasskey(running);
    return { input: { body }, token };
  },
  removePasskey: async (running) => {
    const { token, params } = await storedPasskey(running);
    return { input: { params }, token };
  },
  renamePasskey: async (running) => {
    const { token, params } = await storedPasskey(running);
    return { input: { params, body: { label: 'Tablet' } }, token };
  },
  changePassword: async (running) => ({
    input: { body: { current: rightPassword, password: otherPassword } },
    ...(await somebody(running)),
  }),
  newRecoveryCodes: async (running) => {
    const { token } = await somebody(running);
    await setUpTotp(running, token);
    return { input: undefined, token };
  },
  startTotp: async (running) => ({ input: undefined, ...(await somebody(running)) }),
  confirmTotp: async (running) => {
    const { token } = await somebody(running);
    const { secret } = (await call(running, 'POST', '/admin/account/totp', undefined, { token })).body;
    return { input: { body: { code: totpCode(secret) } }, token };
  },
  removeTotp: async (running) => {
    const { token } = await somebody(running);
    await setUpTotp(running, token);
    return { input: undefined, token };
  },
  endOtherSessions: async (running) => {
    const { id, token } = await somebody(running);
    await buildSession(running.database.db, id);
    return { input: undefined, token };
  },
  endSession: async (running) => {
    const { id, token } = await somebody(running);
    return { input: { params: { id: await buildSession(running.database.db, id) } }, token };
  },
  signOut: async (running) => ({ input: undefined, ...(await somebody(running)) }),

  invitation: async (running) => ({ input: { body: { token: await mailedLink(running, 'invite') } } }),
  acceptInvitation: async (running) => {
    const token = await mailedLink(running, 'invite');
    return { input: { body: { token, displayName: 'Neu', password: otherPassword, client: 'other' } } };
  },
  requestPasswordReset: async (running) => ({ input: { body: { email: (await somebody(running)).email } } }),
  resetPassword: async (running) => {
    const token = await mailedLink(running, 'reset');
    return { input: { body: { token, password: otherPassword, client: 'other' } } };
  },
  signIn: async (running) => {
    const { email } = await somebody(running);
    return { input: { body: { email, password: rightPassword, client: 'other' } } };
  },
  confirmSignIn: async (running) => {
    const { email, token } = await somebody(running);
    const { recoveryCodes } = await setUpTotp(running, token);
    const { ticket } = (await signInWith(running, email)).body;
    return { input: { body: { ticket, recoveryCode: recoveryCodes[0], client: 'other' } } };
  },
  passkeySignInOptions: async () => ({ input: { body: {} } }),
  passkeySignIn: async (running) => {
    const { token, passkey, body } = await askedPasskey(running);
    await call(running, 'POST', '/admin/account/passkeys', body, { token });
    const { ticket, options } = (await call(running, 'POST', '/admin/auth/passkey/options', {})).body;
    return { input: { body: { ticket, credential: passkey.answer(options), client: 'other' } } };
  },
  refreshSession: async (running) => {
    const { email } = await somebody(running);
    const body = { email, password: rightPassword, client: 'other' };
    const { refreshToken } = (await call(running, 'POST', '/admin/auth/login', body)).body;
    return { input: { body: { refreshToken } } };
  },
  lookForCompanyAccount: async (running) => ({ input: { body: { email: (await somebody(running)).email } } }),
};
