import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokenOf, buildSigner, call, signInWith } from '../../testing/sign-in.ts';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let origin: string;
beforeAll(async () => {
  running = await createTestApp();
  origin = running.services.env.SITE_ORIGIN;
});
afterAll(() => running[Symbol.asyncDispose]());

async function register(token: string, passkey = new SoftwarePasskey(origin)) {
  const { ticket, options } = (await call(running, 'POST', '/admin/account/passkeys/options', undefined, { token }))
    .body;
  const credential = passkey.register(options);
  const body = { ticket, label: 'Handy', credential };
  const answer = await call(running, 'POST', '/admin/account/passkeys', body, { token });
  return { passkey, answer, body };
}

async function withPasskey(rights = {}) {
  const account = await buildSigner(running, rights);
  const token = accessTokenOf(await signInWith(running, account.email));
  const { passkey, answer } = await register(token);
  expect(answer.status).toBe(201);
  return { account, token, passkey, id: answer.body.id as string };
}

const ask = async (ticket?: string) =>
  (await call(running, 'POST', '/admin/auth/passkey/options', { ...(ticket && { ticket }) })).body;
const verify = (ticket: string, credential: object) =>
  call(running, 'POST', '/admin/auth/passkey/verify', { ticket, credential });

test('a passkey signs in without a name and without anything else, as strong as with a second factor', async () => {
  const { account, passkey } = await withPasskey({ isOperator: true });
  const { ticket, options } = await ask();
  expect(options.allowCredentials).toEqual([]);
  const answer = await verify(ticket, passkey.answer(options));
  expect(answer.body.outcome).toBe('signed-in');
  expect(answer.cookie).toBeDefined();
  const own = (await call(running, 'GET', '/admin/account', undefined, { token: answer.body.accessToken })).body;
  expect(own).toMatchObject({ id: account.id, isOperator: true, signInFresh: true, hasPassword: true, totp: false });
  expect(own.passkeys).toMatchObject([{ label: 'Handy', lastUsedAt: expect.any(String), backedUp: false }]);
});

test('an answer is worth nothing a second time, nor to another question, nor for another account, nor from another page', async () => {
  const { passkey } = await withPasskey();
  const { ticket, options } = await ask();
  const credential = passkey.answer(options);
  expect((await verify(ticket, credential)).status).toBe(200);
  expect((await verify(ticket, credential)).body.code).toBe('wrong-credentials');
  const other = await ask();
  expect((await verify(other.ticket, credential)).status).toBe(401);
  const elsewhere = await ask();
  expect((await verify(elsewhere.ticket, passkey.answer(elsewhere.options, 'https://phishing.example'))).status).toBe(
    401,
  );
  const stranger = await withPasskey();
  const asked = (await signInWith(running, stranger.account.email)).body;
  expect(asked).toMatchObject({ outcome: 'second-factor', methods: ['passkey'] });
  const second = await ask(asked.ticket);
  expect(second.options.allowCredentials).toHaveLength(1);
  expect((await verify(second.ticket, passkey.answer(second.options))).status).toBe(401);
  const third = await ask(asked.ticket);
  expect((await verify(third.ticket, stranger.passkey.answer(third.options))).status).toBe(200);
});

test('a passkey that did not check its owner, whose counter goes back, that nobody knows, or that is nonsense opens nothing', async () => {
  const { passkey } = await withPasskey();
  const attempt = async (change: (each: SoftwarePasskey) => object) => {
    const { ticket, options } = await ask();
    passkey.userVerified = true;
    change(passkey);
    return (await verify(ticket, passkey.answer(options))).status;
  };
  const unverified = (each: SoftwarePasskey) => Object.assign(each, { userVerified: false });
  expect(await attempt(unverified)).toBe(401);
  expect(await attempt((each) => Object.assign(each, { counter: 5 }))).toBe(200);
  expect(await attempt((each) => Object.assign(each, { counter: 2 }))).toBe(401);
  const { ticket, options } = await ask();
  expect((await verify(ticket, new SoftwarePasskey(origin).answer(options))).status).toBe(401);
  for (const nonsense of [{}, { id: 'x' }, { ...passkey.answer(options), response: { clientDataJSON: '{' } }]) {
    expect((await verify((await ask()).ticket, nonsense)).status).toBe(401);
  }
  expect((await verify('nonsense', passkey.answer(options))).status).toBe(401);
});

test('a passkey is added only to the session and account that asked, once, and of a locked account it opens nothing', async () => {
  const account = await buildSigner(running);
  const token = accessTokenOf(await signInWith(running, account.email));
  const { answer, body, passkey } = await register(token);
  expect(answer.status).toBe(201);
  expect((await call(running, 'POST', '/admin/account/passkeys', body, { token })).status).toBe(401);
  const stranger = accessTokenOf(await signInWith(running, (await buildSigner(running)).email));
  const { ticket, options } = (await call(running, 'POST', '/admin/account/passkeys/options', undefined, { token }))
    .body;
  const stolen = { ticket, label: 'x', credential: new SoftwarePasskey(origin).register(options) };
  expect((await call(running, 'POST', '/admin/account/passkeys', stolen, { token: stranger })).status).toBe(401);
  await running.database.db.updateTable('account').set({ state: 'locked' }).where('id', '=', account.id).execute();
  const asked = await ask();
  expect((await verify(asked.ticket, passkey.answer(asked.options))).body.code).toBe('wrong-credentials');
});

test('passkeys are named and removed by their owner alone; an operator keeps the last second factor', async () => {
  const { token, id } = await withPasskey({ isOperator: true });
  const stranger = await withPasskey();
  const path = `/admin/account/passkeys/${id}`;
  expect((await call(running, 'PUT', path, { label: 'Meins' }, { token: stranger.token })).status).toBe(404);
  expect((await call(running, 'DELETE', path, undefined, { token: stranger.token })).status).toBe(404);
  expect((await call(running, 'PUT', path, { label: 'Büro' }, { token })).status).toBe(204);
  expect((await call(running, 'DELETE', path, undefined, { token })).body.code).toBe('second-factor-required');
  await register(token);
  expect((await call(running, 'DELETE', path, undefined, { token })).status).toBe(204);
  const own = (await call(running, 'GET', '/admin/account', undefined, { token })).body;
  expect(own.passkeys).toHaveLength(1);
});
