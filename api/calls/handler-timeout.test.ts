import { apiPrefix, defineCall } from '@kardan/contract/calls/call';
import { maxBodyMs, normalBodyBytes } from '@kardan/contract/values/request-bodies';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';

const largestPush = 8 * 1024 ** 2;

test.each([
  ['as most calls take', {}, normalBodyBytes],
  ['as a push of many cars', { maxJsonBytes: largestPush }, largestPush],
])('a body %s is given up by its pace, and by nothing before it', async (_, sizes, bytes) => {
  await using app = await createOfflineApp({
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'POST', path: '/test/wait', summary: '', body: z.object({}), response: z.number() }),
        ...sizes,
        access: everyone,
        limit: perVisitor(1_000, 'minute'),
        handler: (request) =>
          (request as unknown as { routeOptions: { handlerTimeout: number } }).routeOptions.handlerTimeout,
      }),
  });
  const answer = await app.inject({ method: 'POST', url: `${apiPrefix}/test/wait`, payload: {} });
  const handlerTimeout: number = answer.json();
  // What is done before and after it has some time too.
  expect(handlerTimeout).toBeGreaterThan(maxBodyMs(bytes) + 5_000);
  expect(app.server.requestTimeout).toBeGreaterThan(handlerTimeout);
});
