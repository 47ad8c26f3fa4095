import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { defineCall } from '@kardan/contract/calls/call';
import { loadEnv } from '@kardan/core/env';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Api } from '../route.ts';
import { createOfflineApp } from '../testing/offline-app.ts';
import { buildToken, operatorRights, signOddToken, staffRights } from '../testing/test-tokens.ts';
import { dealerOwnerOf, dealerStaffOf, operator } from './access.ts';
import { perAccount } from './limit.ts';

const env = loadEnv();
const who = z.object({ accountId: z.number().nullable(), isOperator: z.boolean() });
const inDealership = { params: z.object({ dealershipId: z.string() }), response: who, secure: true } as const;
const limit = perAccount(1000, 'minute');

function guardedRoutes(api: Api) {
  api.route({
    ...defineCall({ method: 'GET', path: '/test/operator', summary: '', response: who, secure: true }),
    access: operator,
    limit,
    handler: ({ actor: { accountId, isOperator } }) => ({ accountId, isOperator }),
  });
  api.route({
    ...defineCall({ method: 'GET', path: '/test/:dealershipId/staff', summary: '', ...inDealership }),
    access: dealerStaffOf('dealershipId'),
    limit,
    handler: ({ actor: { accountId, isOperator } }) => ({ accountId, isOperator }),
  });
  api.route({
    ...defineCall({ method: 'POST', path: '/test/:dealershipId/owner', summary: '', ...inDealership }),
    access: dealerOwnerOf('dealershipId'),
    limit,
    handler: ({ actor: { accountId, isOperator } }) => ({ accountId, isOperator }),
  });
}

let app: Awaited<ReturnType<typeof createOfflineApp>>;
let database: TestDatabase;
let session: { accountId: number; sessionId: string };
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createOfflineApp({ env: { DATABASE_URL: database.url }, extraRoutes: guardedRoutes });
  const { id: accountId } = await buildAccount(database.db, operatorRights);
  session = { accountId, sessionId: await buildSession(database.db, accountId) };
});
afterAll(async () => {
  await app.close();
  await database[Symbol.asyncDispose]();
});

const tokenWith = (rights: Parameters<typeof buildToken>[1]) => buildToken({ db: database.db, env }, rights);

/** A token for the operator's session, but for what the test says otherwise. */
const sign = (odd: Parameters<typeof signOddToken>[2] = {}, claims: Record<string, unknown> = {}) =>
  signOddToken(env, session, { ...odd, claims });

async function call(path: string, token?: string, method: 'GET' | 'POST' = 'GET') {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method, url: `/api/v1/public${path}`, headers });
  return { status: answer.statusCode, body: answer.json(), challenge: answer.headers['www-authenticate'] };
}

test('without a token the call is challenged', async () => {
  expect(await call('/test/operator')).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
    challenge: 'Bearer',
  });
});

test('an operator looks at every dealership, and changes one while it is declared, with the same token', async () => {
  const { db } = database;
  const token = await sign();
  const { accountId } = session;
  expect(await call('/test/operator', token)).toMatchObject({ status: 200, body: { accountId, isOperator: true } });
  const { id: dealershipId, slug } = await buildDealership(db);
  expect((await call(`/test/${dealershipId}/staff`, token)).status).toBe(200);
  const changed = async () => {
    const { status, body } = await call(`/test/${slug}/owner`, token, 'POST');
    return status === 200 ? 200 : body.code;
  };
  expect(await changed()).toBe('acting-undeclared');
  const until = new Date(Date.now() + 60_000);
  await db.insertInto('actingGrant').values({ accountId, dealershipId, reason: 'Test', until }).execute();
  expect(await changed()).toBe(200);
  const grant = db.updateTable('actingGrant').where('accountId', '=', accountId);
  await grant.set({ until: new Date(Date.now() - 1_000) }).execute();
  expect(await changed()).toBe('acting-undeclared');
  await grant.set({ until, endedAt: new Date() }).execute();
  expect(await changed()).toBe('acting-undeclared');
  expect((await call('/test/999999/staff', token)).status).toBe(404);
});

test('dealers reach their own dealership as far as their role goes; another one does not exist for them', async () => {
  const [own, other] = [await buildDealership(database.db), await buildDealership(database.db)];
  const staff = await tokenWith(staffRights(own.id));
  const owner = await tokenWith(staffRights(own.id, 'dealer-owner'));
  for (const named of [own.id, own.slug]) {
    expect((await call(`/test/${named}/staff`, staff)).status).toBe(200);
    expect((await call(`/test/${named}/owner`, owner, 'POST')).status).toBe(200);
    expect(await call(`/test/${named}/owner`, staff, 'POST')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
  for (const token of [staff, owner]) {
    for (const named of [other.id, other.slug, 999_999, 'gibt-es-nicht']) {
      expect(await call(`/test/${named}/staff`, token)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await call(`/test/${named}/owner`, token, 'POST')).toMatchObject({ status: 404 });
    }
    expect(await call('/test/operator', token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
});

test('who works for several dealerships, also through a group, has in each the widest right that was given', async () => {
  const { db } = database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ name: 'Gruppe', slug: 'gruppe-weit' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = await buildDealership(db, { groupId: group.id });
  const second = await buildDealership(db, { groupId: group.id });
  const analyst = {
    groups: { [group.id]: 'group-analyst' as const },
    memberships: { [second.id]: 'dealer-owner' as const },
  };
  const token = await tokenWith(analyst);
  expect((await call(`/test/${first.id}/staff`, token)).status).toBe(403);
  expect((await call(`/test/${second.id}/owner`, token, 'POST')).status).toBe(200);
  // Given and not yet accepted is nothing.
  const { id: accountId } = await buildAccount(db, staffRights(first.id, 'dealer-owner'));
  await db.updateTable('membership').set({ acceptedAt: null }).where('accountId', '=', accountId).execute();
  const waiting = await sign({}, { sub: String(accountId), sid: await buildSession(db, accountId) });
  expect((await call(`/test/${first.id}/staff`, waiting)).status).toBe(404);
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  sub: String(session.accountId),
  sid: session.sessionId,
  iss: env.SITE_ORIGIN,
  aud: `${env.SITE_ORIGIN}/api/v1/public`,
  iat: now(),
  exp: now() + 60,
});
const keyPair = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });

test.each<[string, () => Promise<string> | string]>([
  ['is no token', () => 'nonsense'],
  ['is of another issuer', () => sign({ issuer: 'https://other.example' })],
  ['is for another audience', () => sign({ audience: 'https://other.example' })],
  ['has expired', () => sign({ expiresIn: '-1 minute' })],
  [
    'is older than 15 minutes, whatever it says',
    () => sign({ issuedAt: new Date(Date.now() - 16 * 60_000), expiresIn: '1 day' }),
  ],
  ['is signed with another key', () => sign({ key: keyPair().toString('base64') })],
  ['has no signature', () => `${base64({ alg: 'none' })}.${base64(claims())}.`],
  [
    'is signed with RSA',
    () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const text = `${base64({ alg: 'RS256' })}.${base64(claims())}`;
      return `${text}.${signBytes('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
  ],
  ['names no session', () => sign({}, { sid: undefined })],
  ['names a session that is none', () => sign({}, { sid: '5f0c7a52-0000-4000-8000-000000000001' })],
  ['names another account than the session’s', () => sign({}, { sub: String(session.accountId + 1) })],
  ['speaks for no account', () => sign({}, { sub: 'admin' })],
  ['claims rights of its own for nobody', () => sign({}, { sub: '999999', isOperator: true, role: 'operator' })],
])('a token that %s is refused', async (_, make) => {
  expect(await call('/test/operator', await make())).toMatchObject({
    status: 401,
    challenge: 'Bearer error="invalid_token"',
  });
});

test('what is taken away, ended, locked or suspended holds from the next call on, with the same token', async () => {
  const { db } = database;
  const dealership = await buildDealership(db);
  const { id: accountId } = await buildAccount(db, staffRights(dealership.id, 'dealer-owner'));
  const sessionId = await buildSession(db, accountId);
  const token = await sign({}, { sub: String(accountId), sid: sessionId });
  const owner = async () => {
    const { status, body } = await call(`/test/${dealership.id}/owner`, token, 'POST');
    return status === 200 ? 200 : body.code;
  };
  const staff = async () => (await call(`/test/${dealership.id}/staff`, token)).status;
  expect(await owner()).toBe(200);
  const membership = db.updateTable('membership').where('accountId', '=', accountId);
  await membership.set({ role: 'dealer-staff' }).execute();
  expect(await owner()).toBe('forbidden');
  await membership.set({ role: 'dealer-owner' }).execute();
  const setState = (state: 'active' | 'suspended') =>
    db.updateTable('dealership').set({ state }).where('id', '=', dealership.id).execute();
  await setState('suspended');
  expect([await owner(), await staff()]).toEqual(['dealership-suspended', 200]);
  await setState('active');
  await db.updateTable('account').set({ state: 'locked' }).where('id', '=', accountId).execute();
  expect([await owner(), await staff()]).toEqual(['unauthenticated', 401]);
  await db.updateTable('account').set({ state: 'active' }).where('id', '=', accountId).execute();
  expect(await owner()).toBe(200);
  const ended = { endedAt: new Date(), endedBecause: 'ended' as const };
  await db.updateTable('session').set(ended).where('id', '=', sessionId).execute();
  expect(await owner()).toBe('unauthenticated');
});

test('an operator without a second factor may do nothing of an operator’s', async () => {
  const { id: accountId } = await buildAccount(database.db, operatorRights);
  const sid = await buildSession(database.db, accountId, { isStrong: false });
  const token = await sign({}, { sub: String(accountId), sid });
  const refused = { status: 403, body: { code: 'second-factor-required' } };
  expect(await call('/test/operator', token)).toMatchObject(refused);
  expect(await call('/test/7/staff', token)).toMatchObject(refused);
});

test('who may not call is refused before the body is read', async () => {
  const payload = '{"broken": ';
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/public/city', payload, headers });
  expect(answer.json().code).toBe('unauthenticated');
});

test('a call cannot be registered whose mark and rule contradict each other', async () => {
  const contradiction = createOfflineApp({
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'GET', path: '/test/open', summary: '', response: who }),
        access: operator,
        limit,
        handler: () => ({ accountId: 1, isOperator: false }),
      }),
  });
  await expect(contradiction).rejects.toThrow('secure if and only if');
});
