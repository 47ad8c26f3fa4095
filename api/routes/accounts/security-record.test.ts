import { createPortalAccount } from '@kardan/core/accounts/portal/create-portal-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokenOf, buildSigner, call, rightPassword, setUpTotp, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const recorded = (accountId: number) =>
  running.database.db
    .selectFrom('auditEntry')
    .select(['action', 'actorAccountId', 'dealershipId', 'after', 'requestId'])
    .where('objectKind', '=', 'account')
    .where('objectId', '=', String(accountId))
    .orderBy('at')
    .execute();

test('how somebody gets into their account is on record, each step with its request, and in no dealership’s history', async () => {
  const { id: dealershipId } = await buildDealership(running.database.db);
  const { id, email } = await buildSigner(running, staffRights(dealershipId, 'dealer-owner'));
  const first = await signInWith(running, email);
  const token = accessTokenOf(first);
  const { recoveryCodes } = await setUpTotp(running, token);
  const confirm = async (proof: object) => {
    const { ticket } = (await signInWith(running, email)).body;
    return call(running, 'POST', '/admin/auth/second-factor', { ticket, ...proof });
  };
  expect((await confirm({ code: '000000' })).status).toBe(401);
  const strong = accessTokenOf(await confirm({ recoveryCode: recoveryCodes[0] }));
  const own = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(running, method, `/admin/${path}`, body, { token: strong });
  expect((await own('POST', 'account/recovery-codes')).status).toBe(200);
  const password = 'neunzehn rote Wolken';
  expect((await own('PUT', 'account/password', { current: rightPassword, password })).status).toBe(204);
  expect((await own('DELETE', 'account/totp')).status).toBe(204);
  accessTokenOf(await signInWith(running, email, password));
  expect((await own('DELETE', 'auth/sessions')).status).toBe(204);
  expect((await own('POST', 'auth/logout')).status).toBe(204);
  const entries = await recorded(id);
  expect(entries.map(({ action }) => action.replace('account.', ''))).toEqual([
    'signed-in',
    'totp-added',
    'second-factor-failed',
    'recovery-code-used',
    'signed-in',
    'recovery-codes-made',
    'password-changed',
    'totp-removed',
    'signed-in',
    'session-ended',
    'signed-out',
  ]);
  for (const { requestId, dealershipId: of } of entries) {
    expect(requestId).toEqual(expect.any(String));
    expect(of).toBeNull();
  }
  expect(entries.map(({ actorAccountId }) => actorAccountId)).toEqual([id, id, null, ...Array(8).fill(id)]);
  expect(entries[4]?.after).toEqual({ device: '–', secondFactor: true });
  const reader = accessTokenOf(await signInWith(running, email, password));
  const history = await call(running, 'GET', `/admin/dealership/${dealershipId}/history`, undefined, { token: reader });
  expect(history.body.items).toEqual([]);
});

test('a replayed token and rights that a command gives are on record as nobody’s acts', async () => {
  const { id, email, displayName } = await buildSigner(running);
  const { cookie = '' } = await signInWith(running, email);
  const renew = (refreshToken: string) => call(running, 'POST', '/admin/auth/refresh-token', { refreshToken });
  await renew(cookie);
  await running.database.db.updateTable('session').set({ generation: 3 }).where('accountId', '=', id).execute();
  expect((await renew(cookie)).body.code).toBe('session-ended');
  await createPortalAccount(running.services, { email, displayName, right: 'editor' });
  expect((await recorded(id)).slice(1)).toMatchObject([
    { action: 'account.session-replayed', actorAccountId: null },
    { action: 'account.right-granted', actorAccountId: null, after: { right: 'editor' } },
  ]);
});

test('a browser that signs in again has one session: the one it had ends, that of another browser does not', async () => {
  const { email } = await buildSigner(running);
  const [mine, elsewhere] = [await signInWith(running, email), await signInWith(running, email)];
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `__Host-kardan-session=${mine.cookie}` };
  const again = await signInWith(running, email, rightPassword, { headers });
  const ping = async (answer: typeof mine) =>
    (await call(running, 'GET', '/admin/ping', undefined, { token: accessTokenOf(answer) })).status;
  expect([await ping(mine), await ping(elsewhere), await ping(again)]).toEqual([401, 200, 200]);
});
