import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { defineCall } from '@kardan/contract/calls/call';
import { loadEnv } from '@kardan/core/env';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Api } from '../route.ts';
import { createOfflineApp } from '../testing/offline-app.ts';
import { createTestTokens, operatorClaims, staffClaims } from '../testing/test-tokens.ts';
import { dealerOwnerOf, dealerStaffOf, operator } from './access.ts';
import { perAccount } from './limit.ts';

const env = loadEnv();
const who = z.object({ accountId: z.number(), role: z.string(), dealershipId: z.number().optional() });
const inDealership = { params: z.object({ dealershipId: z.string() }), response: who, secure: true } as const;
const limit = perAccount(1000, 'minute');

function guardedRoutes(api: Api) {
  api.route({
    ...defineCall({ method: 'GET', path: '/test/operator', summary: '', response: who, secure: true }),
    access: operator,
    limit,
    handler: ({ actor }) => actor,
  });
  api.route({
    ...defineCall({ method: 'GET', path: '/test/:dealershipId/staff', summary: '', ...inDealership }),
    access: dealerStaffOf('dealershipId'),
    limit,
    handler: ({ actor }) => actor,
  });
  api.route({
    ...defineCall({ method: 'POST', path: '/test/:dealershipId/owner', summary: '', ...inDealership }),
    access: dealerOwnerOf('dealershipId'),
    limit,
    handler: ({ actor }) => actor,
  });
}

let app: Awaited<ReturnType<typeof createOfflineApp>>;
let tokens: Awaited<ReturnType<typeof createTestTokens>>;
beforeAll(async () => {
  tokens = await createTestTokens(env);
  app = await createOfflineApp({ env: { TOKEN_PUBLIC_KEY: tokens.publicKeyPem }, extraRoutes: guardedRoutes });
});
afterAll(() => app.close());

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

test('an operator may do everything, and the handler learns who it is', async () => {
  const token = await tokens.sign(operatorClaims);
  expect(await call('/test/operator', token)).toMatchObject({ status: 200, body: { accountId: 1, role: 'operator' } });
  expect((await call('/test/7/staff', token)).status).toBe(200);
  expect((await call('/test/7/owner', token, 'POST')).status).toBe(200);
});

test('dealers reach their own dealership as far as their role goes; another one does not exist for them', async () => {
  const staff = await tokens.sign(staffClaims(7));
  const owner = await tokens.sign(staffClaims(7, 'dealer-owner'));
  expect((await call('/test/7/staff', staff)).body).toEqual({ accountId: 2, role: 'dealer-staff', dealershipId: 7 });
  expect((await call('/test/7/owner', owner, 'POST')).status).toBe(200);
  expect(await call('/test/7/owner', staff, 'POST')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  for (const token of [staff, owner]) {
    expect(await call('/test/8/staff', token)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await call('/test/8/owner', token, 'POST')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await call('/test/operator', token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  ...operatorClaims,
  iss: env.SITE_ORIGIN,
  aud: `${env.SITE_ORIGIN}/api/v1/public`,
  iat: now(),
  exp: now() + 60,
});

test.each<[string, () => Promise<string> | string]>([
  ['is no token', () => 'nonsense'],
  ['is of another issuer', () => tokens.sign(operatorClaims, { issuer: 'https://other.example' })],
  ['is for another audience', () => tokens.sign(operatorClaims, { audience: 'https://other.example' })],
  ['has expired', () => tokens.sign(operatorClaims, { expiresIn: '-1 minute' })],
  [
    'is older than 15 minutes, whatever it says',
    () => tokens.sign(operatorClaims, { issuedAt: new Date(Date.now() - 16 * 60_000), expiresIn: '1 day' }),
  ],
  ['is signed with another key', async () => (await createTestTokens(env)).sign(operatorClaims)],
  ['has no signature', () => `${base64({ alg: 'none' })}.${base64(claims())}.`],
  [
    'is signed with the public key as a secret',
    () => {
      const text = `${base64({ alg: 'HS256' })}.${base64(claims())}`;
      return `${text}.${Buffer.from(tokens.publicKeyPem).toString('base64url')}`;
    },
  ],
  [
    'is signed with RSA',
    () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const text = `${base64({ alg: 'RS256' })}.${base64(claims())}`;
      return `${text}.${signBytes('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
  ],
  ['knows an unknown role', () => tokens.sign({ sub: '1', role: 'root' })],
  ['is a dealer’s without a dealership', () => tokens.sign({ sub: '1', role: 'dealer-owner' })],
  ['is an operator’s with a dealership', () => tokens.sign({ ...operatorClaims, dealershipId: 7 })],
  ['speaks for no account', () => tokens.sign({ sub: 'admin', role: 'operator' })],
])('a token that %s is refused', async (_, make) => {
  expect(await call('/test/operator', await make())).toMatchObject({
    status: 401,
    challenge: 'Bearer error="invalid_token"',
  });
});

test('without a public key nobody gets in', async () => {
  await using closed = await createOfflineApp({ env: { TOKEN_PUBLIC_KEY: undefined }, extraRoutes: guardedRoutes });
  const headers = { authorization: `Bearer ${await tokens.sign(operatorClaims)}` };
  expect((await closed.inject({ url: '/api/v1/public/test/operator', headers })).statusCode).toBe(401);
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
        handler: () => ({ accountId: 1, role: 'x' }),
      }),
  });
  await expect(contradiction).rejects.toThrow('secure if and only if');
});
