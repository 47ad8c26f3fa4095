import { calls } from '@kardan/contract/calls/calls';
import { expect, test } from 'vitest';
import { createOfflineApp } from '../../testing/offline-app.ts';

test('developers read the description of every call where the calls are, and may keep it for minutes', async () => {
  await using app = await createOfflineApp();
  const answer = await app.inject('/api/v1/public/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=300',
  });
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, Record<string, object>> }>();
  expect(openapi).toBe('3.1.0');
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(described).toHaveLength(Object.keys(calls).length);
});
