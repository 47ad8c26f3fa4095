import { defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';

const rules = { access: everyone, limit: perVisitor(1000, 'minute') };
const call = { method: 'GET', summary: '', response: z.string() } as const;

test('a call is answered in its time, whatever it waits for; one that may take long has more', async () => {
  const afterAWhile = () => new Promise<string>((resolve) => setTimeout(resolve, 400, 'done'));
  await using app = await createOfflineApp({
    timeoutMs: 100,
    extraRoutes: (api) => {
      api.route({ ...defineCall({ ...call, path: '/test/waits' }), ...rules, handler: afterAWhile });
      api.route({
        ...defineCall({ ...call, path: '/test/brings-much', takesLong: true }),
        ...rules,
        handler: afterAWhile,
      });
    },
  });
  const late = await app.inject('/api/v1/public/test/waits');
  expect(late.statusCode).toBe(503);
  expect(problem.parse(late.json()).code).toBe('overloaded');
  expect(late.headers['retry-after']).toBe('5');
  expect((await app.inject('/api/v1/public/test/brings-much')).statusCode).toBe(200);
});
