import { storedRows } from '@kardan/core/testing/stored-rows';
import { totpCode } from '@kardan/core/testing/totp-code';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAllMails } from '../../testing/inquiries.ts';
import { accessTokenOf, buildSigner, call, rightPassword, setUpTotp, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

test('a browser gets an access token in the answer and what renews it in a cookie that no script and no other site has', async () => {
  const { id, email } = await buildSigner(running);
  const answer = await signInWith(running, email.toUpperCase());
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ outcome: 'signed-in', accessToken: expect.any(String), expiresInSeconds: 900 });
  const [cookie, device] = answer.headers['set-cookie'] as string[];
  expect(cookie).toMatch(/^__Host-kardan-session=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=2592000$/);
  expect(device).toMatch(/^__Host-kardan-device=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const claims = JSON.parse(Buffer.from(answer.body.accessToken.split('.')[1], 'base64url').toString());
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  const pinged = await call(running, 'GET', '/admin/ping', undefined, { token: answer.body.accessToken });
  expect(pinged.body).toMatchObject({ accountId: id, sessionId: claims.sid });
});

test('another program is handed what renews the session, and no cookie', async () => {
  const { email } = await buildSigner(running);
  const body = { email, password: rightPassword, client: 'other' };
  const answer = await call(running, 'POST', '/admin/auth/login', body);
  expect(answer.body.refreshToken).toMatch(/^[0-9a-f-]{36}\.1\.[\w-]{43}$/);
  expect(answer.cookie).toBeUndefined();
});

test('an unknown address, a wrong password, a locked, an invited account and one without a password are answered alike', async () => {
  const { db } = running.database;
  const [wrong, locked, invited, bare] = [
    await buildSigner(running),
    await buildSigner(running),
    await buildSigner(running),
    await buildSigner(running),
  ];
  await db.updateTable('account').set({ state: 'locked' }).where('id', '=', locked.id).execute();
  await db.updateTable('account').set({ state: 'invited' }).where('id', '=', invited.id).execute();
  await db.updateTable('account').set({ passwordHash: null }).where('id', '=', bare.id).execute();
  const answers = await Promise.all([
    signInWith(running, 'niemand@example.at'),
    signInWith(running, wrong.email, 'falsches Passwort'),
    signInWith(running, locked.email),
    signInWith(running, invited.email),
    signInWith(running, bare.email),
  ]);
  for (const { status, body, cookie } of answers) {
    expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
    expect([status, body.code, cookie]).toEqual([401, 'wrong-credentials', undefined]);
  }
});

test('ten wrong passwords from one place throttle the address there, known or not; a right one in between begins anew', async () => {
  const { email } = await buildSigner(running);
  for (const address of [email, 'keiner@example.at']) {
    const from = address === email ? '10.200.0.1' : '10.200.0.2';
    const attempt = (password: string) => signInWith(running, address, password, { from });
    for (let tried = 0; tried < 10; tried++) expect((await attempt('falsch')).status).toBe(401);
    const refused = await attempt(rightPassword);
    expect([refused.status, refused.body.code]).toEqual([429, 'sign-in-throttled']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  }
  expect((await signInWith(running, email, rightPassword, { from: '10.200.0.3' })).status).toBe(200);
  expect((await signInWith(running, email, 'falsch', { from: '10.200.0.1' })).status).toBe(429);
});

test('strangers who guess, from many networks and from the owner’s own, do not keep out a device that has signed in before', async () => {
  const [{ email }, other] = [await buildSigner(running), await buildSigner(running)];
  const from = '10.201.0.1';
  const deviceOf = ({ headers }: Awaited<ReturnType<typeof signInWith>>) =>
    /__Host-kardan-device=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  const device = deviceOf(await signInWith(running, email, rightPassword, { from }));
  const signInOn = (cookie: string, password = rightPassword, address = email) => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `__Host-kardan-device=${cookie}` };
    return signInWith(running, address, password, { from, headers });
  };
  for (let tried = 0; tried < 60; tried++) {
    await signInWith(running, email, 'falsch', { from: tried < 10 ? from : `10.202.${tried}.1` });
  }
  expect((await signInWith(running, email, rightPassword, { from: '10.203.0.1' })).status).toBe(429);
  const strange = deviceOf(await signInWith(running, other.email, rightPassword, { from: '10.204.0.1' }));
  for (const forged of [strange, `${device.slice(0, -2)}__`, 'x', ''])
    expect([forged, (await signInOn(forged)).status]).toEqual([forged, 429]);
  const again = await signInOn(device);
  expect([again.status, deviceOf(again)]).toEqual([200, device]);
  for (let tried = 0; tried < 10; tried++) expect((await signInOn(device, 'falsch')).status).toBe(401);
  expect((await signInOn(device)).status, 'a stolen one guesses no more than anybody').toBe(429);
});

test('a page of another site signs nobody in', async () => {
  const { email } = await buildSigner(running);
  for (const site of ['cross-site', 'same-site']) {
    const answer = await signInWith(running, email, rightPassword, { headers: { 'sec-fetch-site': site } });
    expect([answer.status, answer.cookie]).toEqual([403, undefined]);
  }
});

test('with one-time passwords set up a password alone opens nothing, each code counts once, and old ones not at all', async () => {
  const { email } = await buildSigner(running);
  const { secret, firstCode } = await setUpTotp(running, accessTokenOf(await signInWith(running, email)));
  const first = (await signInWith(running, email)).body;
  expect(first).toMatchObject({ outcome: 'second-factor', methods: ['totp', 'recovery-code'] });
  expect(first.accessToken).toBeUndefined();
  const confirm = (code: string, ticket = first.ticket) =>
    call(running, 'POST', '/admin/auth/second-factor', { ticket, code });
  expect((await confirm(firstCode)).body.code).toBe('wrong-credentials');
  const code = totpCode(secret, 1);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => confirm(code)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  const second = (await signInWith(running, email)).body.ticket;
  expect((await confirm(code, second)).status).toBe(401);
  expect((await confirm('000000', `${second}x`)).status).toBe(401);
});

test('a recovery code stands in once, however it is typed, and its use is mailed', async () => {
  const { email } = await buildSigner(running);
  const { recoveryCodes } = await setUpTotp(running, accessTokenOf(await signInWith(running, email)));
  expect(new Set(recoveryCodes).size).toBe(10);
  const use = async (recoveryCode: string) => {
    const { ticket } = (await signInWith(running, email)).body;
    return (await call(running, 'POST', '/admin/auth/second-factor', { ticket, recoveryCode })).status;
  };
  const [code = ''] = recoveryCodes;
  expect(await use(code.toUpperCase().replace('-', ' '))).toBe(200);
  expect(await use(code)).toBe(401);
  await sendAllMails(running);
  const subjects = (await caughtMails(email)).map(({ subject }) => subject);
  expect(subjects).toContain('Ein Wiederherstellungscode wurde verwendet · Kardan');
  expect(subjects).toContain('Einmalcodes sind eingerichtet · Kardan');
});

test('wrong one-time passwords use up no recovery code’s tries: the owner still comes in', async () => {
  const { email } = await buildSigner(running);
  const { recoveryCodes } = await setUpTotp(running, accessTokenOf(await signInWith(running, email)));
  const { ticket } = (await signInWith(running, email)).body;
  const confirm = (proof: object) => call(running, 'POST', '/admin/auth/second-factor', { ticket, ...proof });
  for (let guess = 0; guess < 10; guess++) await confirm({ code: String(100_000 + guess) });
  expect((await confirm({ code: '123456' })).body.code).toBe('sign-in-throttled');
  expect((await confirm({ recoveryCode: recoveryCodes[0] })).status).toBe(200);
});

test('an operator who has no second factor can set one up and nothing else, and then everything, in that session', async () => {
  const { email } = await buildSigner(running, { isOperator: true });
  const answer = await signInWith(running, email);
  expect(answer.body.outcome).toBe('set-up-second-factor');
  const token = accessTokenOf(answer);
  const history = () => call(running, 'DELETE', '/city/99999999', undefined, { token });
  expect((await history()).body.code).toBe('second-factor-required');
  await setUpTotp(running, token);
  expect((await history()).body.code).toBe('not-found');
  const removed = await call(running, 'DELETE', '/admin/account/totp', undefined, { token });
  expect(removed.body.code).toBe('second-factor-required');
});

test('a device that the account has not signed in with before is mailed, the first of all and a known one are not', async () => {
  const { email } = await buildSigner(running);
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0 <script>';
  for (const agent of [chrome, chrome, firefox]) {
    await signInWith(running, email, rightPassword, { headers: { 'user-agent': agent } });
  }
  await sendAllMails(running);
  const [mail, ...others] = await caughtMails(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Anmeldung mit einem neuen Gerät · Kardan');
  expect(mail?.text).toContain('Gerät: Firefox · Android');
});

test('how somebody signs in is changed only soon after a sign-in, and with a second factor only after that', async () => {
  const { db } = running.database;
  const { id, email } = await buildSigner(running);
  const weak = accessTokenOf(await signInWith(running, email));
  const start = (token: string) => call(running, 'POST', '/admin/account/totp', undefined, { token });
  await db
    .updateTable('session')
    .set({ signedInAt: new Date(Date.now() - 16 * 60_000) })
    .where('accountId', '=', id)
    .execute();
  expect((await start(weak)).body.code).toBe('sign-in-again');
  const token = accessTokenOf(await signInWith(running, email));
  const other = accessTokenOf(await signInWith(running, email));
  await setUpTotp(running, token);
  // Setting up the first factor ends sessions that have not shown it.
  expect((await start(other)).status).toBe(401);
  await db.updateTable('session').set({ isStrong: false }).where('accountId', '=', id).execute();
  expect((await start(token)).body.code).toBe('sign-in-again');
});

test('a changed password ends other sessions, is mailed, and needs the present one; a weak one is refused with the reason', async () => {
  const { email } = await buildSigner(running);
  const [token, other] = [
    accessTokenOf(await signInWith(running, email)),
    accessTokenOf(await signInWith(running, email)),
  ];
  const change = (current: string, password: string) =>
    call(running, 'PUT', '/admin/account/password', { current, password }, { token });
  const next = 'sieben grüne Fahrräder';
  expect((await change('falsch', next)).body.issues).toMatchObject([{ path: ['current'], code: 'wrong-password' }]);
  for (const weak of [
    'passwort2026!',
    'qwertzuiop123',
    'aaaaaaaaaaaaaa',
    `${email.split('@')[0]}1`,
    'Sommer2025Wien',
  ]) {
    expect((await change(rightPassword, weak)).body.issues, weak).toMatchObject([
      { path: ['password'], code: 'weak-password' },
    ]);
  }
  expect((await change(rightPassword, next)).status).toBe(204);
  expect((await call(running, 'GET', '/admin/ping', undefined, { token })).status).toBe(200);
  expect((await call(running, 'GET', '/admin/ping', undefined, { token: other })).status).toBe(401);
  expect((await signInWith(running, email)).status).toBe(401);
  expect((await signInWith(running, email, next)).status).toBe(200);
  await sendAllMails(running);
  expect((await caughtMails(email)).map(({ subject }) => subject)).toContain('Dein Passwort wurde geändert · Kardan');
});

test('of passwords, codes, secrets and tokens the database holds nothing that could be used', async () => {
  const { email } = await buildSigner(running);
  const body = { email, password: rightPassword, client: 'other' };
  const { accessToken, refreshToken } = (await call(running, 'POST', '/admin/auth/login', body)).body;
  const { secret, recoveryCodes } = await setUpTotp(running, accessToken);
  const everything = [...(await storedRows(running.database.db)).values()].flat().join('\n');
  const needles = [rightPassword, secret, refreshToken.split('.')[2], accessToken, ...recoveryCodes];
  for (const needle of needles) expect(everything.includes(needle)).toBe(false);
});
