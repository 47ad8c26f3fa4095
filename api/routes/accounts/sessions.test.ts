import { sealRefreshToken } from '@kardan/core/accounts/sessions/refresh-token';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokenOf, buildSigner, call, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const sameOrigin = (cookie: string) => ({
  'sec-fetch-site': 'same-origin',
  cookie: `a=b; __Host-kardan-session=${cookie}`,
});
const renew = (cookie: string) =>
  call(running, 'POST', '/admin/auth/refresh-token', {}, { headers: sameOrigin(cookie) });

async function signedIn() {
  const account = await buildSigner(running);
  const answer = await signInWith(running, account.email);
  return { account, token: accessTokenOf(answer), cookie: answer.cookie as string };
}

/** As if so many seconds had passed since the session was renewed. */
async function letPass(accountId: number, seconds: number) {
  const rotatedAt = new Date(Date.now() - seconds * 1000);
  await running.database.db.updateTable('session').set({ rotatedAt }).where('accountId', '=', accountId).execute();
}

test('twenty tabs that renew at once all go on, with one successor and one rotation', async () => {
  const { account, cookie } = await signedIn();
  const answers = await Promise.all(Array.from({ length: 20 }, () => renew(cookie)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const successors = new Set(answers.map((answer) => answer.cookie));
  expect(successors.size).toBe(1);
  const { generation } = await running.database.db
    .selectFrom('session')
    .select('generation')
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(generation).toBe(2);
  expect(answers[0]?.body).toEqual({ accessToken: expect.any(String), expiresInSeconds: 900 });
  expect((await renew([...successors][0] as string)).status).toBe(200);
});

test('an answer that never arrived costs no session: the old token is good for a minute more', async () => {
  const { account, cookie } = await signedIn();
  await renew(cookie);
  await letPass(account.id, 45);
  const again = await renew(cookie);
  expect(again.status).toBe(200);
  expect((await renew(again.cookie as string)).status).toBe(200);
});

test('a token that was used before, beyond those seconds or two behind, ends the session for whoever holds it', async () => {
  for (const behind of [1, 2]) {
    const { account, cookie } = await signedIn();
    let newest = cookie;
    for (let renewed = 0; renewed < behind; renewed++) newest = (await renew(newest)).cookie as string;
    if (behind === 1) await letPass(account.id, 61);
    const { accessToken } = (await renew(newest)).body;
    const replayed = await renew(cookie);
    expect([replayed.status, replayed.body.code]).toEqual([401, 'session-ended']);
    expect((await renew(newest)).status).toBe(401);
    expect((await call(running, 'GET', '/admin/ping', undefined, { token: accessToken })).status).toBe(401);
  }
});

test('what is forged, changed, of another generation to come, or of another site renews nothing and ends nothing', async () => {
  const { account, cookie } = await signedIn();
  const [sessionId = ''] = cookie.split('.');
  const { ACCOUNT_SECRET } = running.services.env;
  const forged = [
    `${sessionId}.2.${cookie.split('.')[2]}`,
    sealRefreshToken({ sessionId, generation: 1 }, 'another secret'),
    sealRefreshToken({ sessionId, generation: 7 }, ACCOUNT_SECRET),
    sealRefreshToken({ sessionId: '5f0c7a52-0000-4000-8000-000000000001', generation: 1 }, ACCOUNT_SECRET),
    `${cookie}x`,
    '',
    "' or 1=1 --",
  ];
  for (const each of forged) expect([each, (await renew(each)).status]).toEqual([each, 401]);
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { ...sameOrigin(cookie), 'sec-fetch-site': site };
    expect((await call(running, 'POST', '/admin/auth/refresh-token', {}, { headers })).status).toBe(401);
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...sameOrigin(cookie) };
  expect((await call(running, 'POST', '/admin/auth/refresh-token', undefined, { headers: form })).status).not.toBe(200);
  const { endedAt } = await running.database.db
    .selectFrom('session')
    .select('endedAt')
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(endedAt).toBeNull();
  expect((await renew(cookie)).status).toBe(200);
});

test('a session ends by its age, when nobody renewed it for two weeks, and with its account', async () => {
  const { db } = running.database;
  const expired = await signedIn();
  await db.updateTable('session').set({ expiresAt: new Date() }).where('accountId', '=', expired.account.id).execute();
  const idle = await signedIn();
  await letPass(idle.account.id, 14 * 86_400 + 60);
  const locked = await signedIn();
  await db.updateTable('account').set({ state: 'locked' }).where('id', '=', locked.account.id).execute();
  for (const { cookie } of [expired, idle, locked]) expect((await renew(cookie)).status).toBe(401);
});

test('signing out ends the session at once and takes the cookie', async () => {
  const { token, cookie } = await signedIn();
  const answer = await call(running, 'POST', '/admin/auth/logout', undefined, { token });
  expect(answer.status).toBe(204);
  expect(answer.headers['set-cookie']).toMatch(/^__Host-kardan-session=;.*Max-Age=0$/);
  expect((await call(running, 'GET', '/admin/ping', undefined, { token })).status).toBe(401);
  expect((await renew(cookie)).status).toBe(401);
});

test('an account sees where it is signed in and ends what it will, and nobody else’s', async () => {
  const { account, token } = await signedIn();
  const stranger = await signedIn();
  for (let more = 0; more < 2; more++) await signInWith(running, account.email);
  const list = async () => (await call(running, 'GET', '/admin/auth/sessions', undefined, { token })).body.items;
  const items = await list();
  expect(items.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false, false]);
  const end = (id: string, by: string) =>
    call(running, 'DELETE', `/admin/auth/sessions/${id}`, undefined, { token: by });
  expect((await end(items[1].id, stranger.token)).status).toBe(404);
  expect((await end(items[1].id, token)).status).toBe(204);
  expect((await end(items[1].id, token)).status).toBe(404);
  expect(await list()).toHaveLength(2);
  expect((await call(running, 'DELETE', '/admin/auth/sessions', undefined, { token })).status).toBe(204);
  expect(await list()).toEqual([expect.objectContaining({ isCurrent: true })]);
});
