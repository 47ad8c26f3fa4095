import { defineCall } from '@kardan/contract/calls/call';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Api } from '../route.ts';
import { everyone, operator } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';

/** How often a handler has worked, and how it shall answer. */
let asked = 0;
let failing = false;
beforeEach(() => {
  asked = 0;
  failing = false;
});
const rules = { access: everyone, limit: perVisitor(1_000, 'minute'), maxAgeSeconds: 10 };
const response = z.object({ asked: z.number() });
const handler = async () => {
  asked += 1;
  if (failing) throw new Error('the engine is away');
  return { asked };
};

const calls = {
  derived: defineCall({
    method: 'POST',
    path: '/test/derived/:id',
    summary: '',
    params: z.object({ id: z.string() }),
    query: z.object({ language: z.string().optional(), make: z.array(z.string()).optional() }),
    body: z.object({ from: z.number().optional(), to: z.number().optional() }),
    response,
  }),
  other: defineCall({ method: 'GET', path: '/test/other', summary: '', response }),
  broken: defineCall({ method: 'GET', path: '/test/broken', summary: '', response }),
  named: defineCall({
    method: 'GET',
    path: '/test/named',
    summary: '',
    query: z.object({ make: z.array(z.string()) }),
    response,
  }),
};

let app: Awaited<ReturnType<typeof createOfflineApp>>;
beforeAll(async () => {
  const extraRoutes = (api: Api) => {
    api.route({ ...calls.derived, ...rules, share: true, handler });
    api.route({ ...calls.other, ...rules, share: true, handler });
    api.route({ ...calls.broken, ...rules, share: true, handler: async () => ({ asked: 'often' as never }) });
    api.route({ ...calls.named, ...rules, share: ({ query }) => query.make.toSorted(), handler });
  };
  app = await createOfflineApp({ extraRoutes, env: { API_SEARCH_CACHE_SECONDS: 10 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const prefix = '/api/v1/public';
const post = (url: string, payload: object) => app.inject({ method: 'POST', url: prefix + url, payload });

test('equal questions share one answer, however they are written, also while it is being made', async () => {
  const answers = await Promise.all([
    post('/test/derived/1?language=en&make=bmw', { from: 1, to: 2 }),
    post('/test/derived/1?make=bmw&language=en', { to: 2, from: 1 }),
  ]);
  answers.push(await post('/test/derived/1?language=en&make=bmw', { from: 1, to: 2 }));
  expect(answers.map((answer) => answer.json())).toEqual([{ asked: 1 }, { asked: 1 }, { asked: 1 }]);
  for (const { headers } of answers) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=10');
  }
});

test('questions that differ in path, query, body or call have answers of their own', async () => {
  for (const url of ['/test/derived/2', '/test/derived/3', '/test/derived/2?language=en', '/test/derived/2?make=en'])
    await post(url, {});
  await post('/test/derived/2', { from: 1 });
  await post('/test/derived/2', { to: 1 });
  await app.inject(`${prefix}/test/other`);
  expect(asked).toBe(7);
});

test('a route may say what its question comes to', async () => {
  for (const url of ['/test/named?make=bmw&make=audi', '/test/named?make=audi&make=bmw', '/test/named?make=audi'])
    await app.inject(prefix + url);
  expect(asked).toBe(2);
});

test('what is shared is checked by its schema where answers are', async () => {
  expect((await app.inject(`${prefix}/test/broken`)).statusCode).toBe(500);
});

test('a failure is not shared with who asks next', async () => {
  failing = true;
  expect((await post('/test/derived/9', {})).statusCode).toBe(500);
  failing = false;
  expect((await post('/test/derived/9', {})).json()).toEqual({ asked: 2 });
});

test.each<[string, (api: Api) => void]>([
  [
    'needs a token',
    (api) => api.route({ ...calls.other, limit: rules.limit, secure: true, access: operator, share: true, handler }),
  ],
  [
    'no tags can be read',
    (api) => api.route({ ...calls.other, ...rules, share: true, cacheTags: () => ['home'], handler }),
  ],
])('an answer cannot be shared where it %s', async (words, extraRoutes) => {
  await expect(createOfflineApp({ extraRoutes })).rejects.toThrow(words);
});
