import { defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { loadEnv } from '@kardan/core/env';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createOfflineApp } from '../testing/offline-app.ts';
import { buildToken, operatorRights } from '../testing/test-tokens.ts';
import { everyone, operator } from './access.ts';
import { perAccount, perVisitor } from './limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const operatorToken = () => buildToken({ db: database.db, env: loadEnv() }, operatorRights);

async function start() {
  const app = await createOfflineApp({
    env: { DATABASE_URL: database.url, API_TRUSTED_PROXIES: ['10.0.0.0/8'] },
    extraRoutes: (api) => {
      api.route({
        ...defineCall({ method: 'GET', path: '/test/visitor', summary: '', response: z.string() }),
        access: everyone,
        limit: perVisitor(2, 'minute'),
        handler: () => 'ok',
      });
      api.route({
        ...defineCall({ method: 'GET', path: '/test/account', summary: '', response: z.string(), secure: true }),
        access: operator,
        limit: perAccount(2, 'minute'),
        handler: () => 'ok',
      });
    },
  });
  onTestFinished(() => app.close());
  const get = (path: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: path, remoteAddress, headers });
  const visit = async (remoteAddress: string, forwardedFor?: string) => {
    const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    return (await get('/api/v1/public/test/visitor', remoteAddress, headers)).statusCode;
  };
  return { get, visit };
}

test('a visitor who asks too often is told so and when to come back; others are not concerned', async () => {
  const { get, visit } = await start();
  const first = await get('/api/v1/public/test/visitor', '192.0.2.1');
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
  expect(await visit('192.0.2.1')).toBe(200);
  const refused = await get('/api/v1/public/test/visitor', '192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(problem.parse(refused.json()).code).toBe('too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['ratelimit-remaining']).toBe('0');
  expect(await visit('192.0.2.2')).toBe(200);
});

test('visitors behind a trusted proxy are told apart', async () => {
  const { visit } = await start();
  for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect(await visit('10.1.2.3', visitor)).toBe(200);
  await visit('10.1.2.3', '192.0.2.1');
  expect(await visit('10.1.2.3', '192.0.2.1')).toBe(429);
});

test('nobody escapes by inventing an address, nor by another one of the same network', async () => {
  const { visit } = await start();
  const lies = ['1.1.1.1', '2.2.2.2', '3.3.3.3'];
  const statuses = [];
  for (const lie of lies) statuses.push(await visit('203.0.113.9', lie));
  for (const lie of lies) statuses.push(await visit('10.1.2.3', `${lie}, 198.51.100.4`));
  for (const host of ['::1', '::2', ':0:0:ffff::3']) statuses.push(await visit(`2001:db8${host}`));
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 200, 200, 429]);
  expect(await visit('2001:db8:0:1::1')).toBe(200);
});

test('whoever has a whole /48 counts as sixteen visitors and not as 65,536', async () => {
  const { visit } = await start();
  const statuses = [];
  for (let network = 0; network < 40; network++) statuses.push(await visit(`2001:db8:1:${network.toString(16)}::1`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
  expect(statuses.slice(32)).toEqual(Array.from({ length: 8 }, () => 429));
  expect(await visit('2001:db8:2::1')).toBe(200);
});

test('guesses at paths and tokens from all networks of a /48 count together', async () => {
  const { get } = await start();
  const authorization = 'Bearer guess';
  let paths = 0;
  let tokensTried = 0;
  for (let i = 0; i < 10_000 && tokensTried === 0; i++) {
    const address = `2001:db8:3:${i.toString(16)}::1`;
    if (paths === 0 && (await get(`/api/v1/public/guess-${i}`, address)).statusCode === 429) paths = i;
    if ((await get('/api/v1/public/test/account', address, { authorization })).statusCode === 429) tokensTried = i;
  }
  expect([paths, tokensTried]).toEqual([16 * 120, 16 * 600]);
});

test('an account is counted wherever it calls from, and another account at the same place is not concerned', async () => {
  const { get } = await start();
  const as = async (token: string, address: string) => {
    const authorization = `Bearer ${token}`;
    return (await get('/api/v1/public/test/account', address, { authorization })).statusCode;
  };
  const one = await operatorToken();
  expect(await as(one, '192.0.2.1')).toBe(200);
  expect(await as(one, '192.0.2.2')).toBe(200);
  expect(await as(one, '192.0.2.3')).toBe(429);
  expect(await as(await operatorToken(), '192.0.2.1')).toBe(200);
});

test('guessing tokens is limited as well; whoever calls from elsewhere is not concerned', async () => {
  const { get } = await start();
  const path = '/api/v1/public/test/account';
  const guess = () => get(path, '192.0.2.1', { authorization: 'Bearer guess' });
  for (let i = 0; i < 600; i++) expect((await guess()).statusCode).toBe(401);
  const refused = await guess();
  expect(problem.parse(refused.json()).code).toBe('too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const authorization = `Bearer ${await operatorToken()}`;
  expect((await get(path, '192.0.2.2', { authorization })).statusCode).toBe(200);
});

test('many people of one address work with good tokens, beside whoever guesses there', async () => {
  const { get } = await start();
  const call = async (token: string) =>
    (await get('/api/v1/public/test/account', '192.0.2.1', { authorization: `Bearer ${token}` })).statusCode;
  for (let i = 0; i < 601; i++) await call('guess');
  expect(await call('guess')).toBe(429);
  expect(await call(await operatorToken())).toBe(200);
});

test('an account cannot be counted on a call that asks nobody who calls', async () => {
  const open = createOfflineApp({
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'GET', path: '/test/open', summary: '', response: z.string() }),
        access: everyone,
        limit: perAccount(2, 'minute'),
        handler: () => 'ok',
      }),
  });
  await expect(open).rejects.toThrow('an account can only be counted');
});

test('guessing paths is limited as well, asking for health is not', async () => {
  const { get } = await start();
  const statuses = [];
  for (let i = 0; i < 121; i++) statuses.push((await get(`/api/v1/public/guess-${i}`, '192.0.2.1')).statusCode);
  expect(statuses.at(119)).toBe(404);
  expect(statuses.at(120)).toBe(429);
  for (let i = 0; i < 200; i++) expect((await get('/health/live', '192.0.2.1')).statusCode).toBe(200);
});
