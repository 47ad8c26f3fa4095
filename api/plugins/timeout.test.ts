import { setTimeout as sleep } from 'node:timers/promises';
import { defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { msLeft } from '@kardan/core/kernel/deadline';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';
import { registerTimeout } from './timeout.ts';

const rules = { access: everyone, limit: perVisitor(1000, 'minute') };
const call = { method: 'GET', summary: '', response: z.string() } as const;

test('a call is answered in its time, whatever it waits for; one that may take long has more', async () => {
  const afterAWhile = () => new Promise<string>((resolve) => setTimeout(resolve, 400, 'done'));
  await using app = await createOfflineApp({
    timeoutMs: 100,
    extraRoutes: (api) => {
      api.route({ ...defineCall({ ...call, path: '/test/waits' }), ...rules, handler: afterAWhile });
      api.route({
        ...defineCall({ ...call, method: 'POST', path: '/test/changes', body: z.object({ name: z.string() }) }),
        ...rules,
        handler: afterAWhile,
      });
      api.route({
        ...defineCall({ ...call, path: '/test/brings-much', takesLong: true }),
        ...rules,
        handler: afterAWhile,
      });
    },
  });
  const host = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1/public/test`;
  const change = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Anna"}' };
  for (const late of [await fetch(`${host}/waits`), await fetch(`${host}/changes`, change)]) {
    expect(late.status).toBe(503);
    expect(problem.parse(await late.json()).code).toBe('overloaded');
    expect(late.headers.get('retry-after')).toBe('5');
  }
  expect((await fetch(`${host}/brings-much`)).status).toBe(200);
});

test('what is done for a call knows how long its caller still waits; how long its body took does not count', async () => {
  const left: number[] = [];
  const note = async () => {
    await sleep(10);
    left.push(msLeft());
    return 'done';
  };
  await using app = await createOfflineApp({
    timeoutMs: 1_000,
    extraRoutes: (api) => {
      api.route({ ...defineCall({ ...call, path: '/test/reads' }), ...rules, handler: note });
      api.route({
        ...defineCall({ ...call, method: 'POST', path: '/test/changes', body: z.object({ name: z.string() }) }),
        ...rules,
        handler: note,
      });
      api.route({ ...defineCall({ ...call, path: '/test/exports', takesLong: true }), ...rules, handler: note });
    },
  });
  const host = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1/public/test`;
  await fetch(`${host}/reads`);
  await fetch(`${host}/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Anna"}',
  });
  await fetch(`${host}/exports`);
  expect(left.map((ms) => ms > 0 && ms < 1_000)).toEqual([true, true, false]);
  expect(left[2]).toBe(Number.POSITIVE_INFINITY);
});

test.each(['GET', 'POST'])(
  'of a %s, what is done before the body is read takes of the same time: who asks, and what they may',
  async (method) => {
    const app = Fastify();
    const { pauseForBody } = registerTimeout(app, 300);
    app.addHook('preParsing', async () => {
      await sleep(200);
    });
    pauseForBody();
    const left: number[] = [];
    app.route({
      method,
      url: '/',
      handler: async () => {
        left.push(msLeft());
        await sleep(200);
        return 'done';
      },
    });
    const late = await app.inject({ method: method as 'GET', url: '/', ...(method === 'POST' && { payload: {} }) });
    expect([late.statusCode, problem.parse(late.json()).code]).toEqual([503, 'overloaded']);
    expect(left[0]).toBeLessThan(101);
    await app.close();
  },
);

test('a body that comes slowly is waited for: the line is slow, not the API', async () => {
  await using app = await createOfflineApp({
    timeoutMs: 100,
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ ...call, method: 'POST', path: '/test/takes', body: z.object({ name: z.string() }) }),
        ...rules,
        handler: async ({ body }) => body.name,
      }),
  });
  const host = await app.listen({ host: '127.0.0.1', port: 0 });
  async function* slowly() {
    yield Buffer.from('{"name":');
    await sleep(400);
    yield Buffer.from('"Anna"}');
  }
  const answer = await fetch(`${host}/api/v1/public/test/takes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: slowly(),
    duplex: 'half',
  } as unknown as RequestInit);
  expect([answer.status, await answer.text()]).toEqual([200, 'Anna']);
});
