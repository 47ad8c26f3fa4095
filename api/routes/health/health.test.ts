import { loadEnv } from '@kardan/core/env';
import { openSearchEngine } from '@kardan/core/search/engine';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createOfflineApp } from '../../testing/offline-app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

test('with both engines up the process is ready', async () => {
  const answer = await fetch(`${running.host}/health/ready`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 'ready', database: 'up', search: 'up' });
});

test('without OpenSearch it stays in service, degraded: searches answer 503, a car 200', async () => {
  const search = openSearchEngine({ ...loadEnv(), OPENSEARCH_URL: ['http://127.0.0.1:9'] });
  const app = await buildApp({ ...running.services, search }, { serialiser: 'validating' });
  const ready = await app.inject('/health/ready');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'degraded', database: 'up', search: 'down' });
  const query = await app.inject({ method: 'POST', url: '/api/v1/public/search/query', payload: {} });
  expect(query.json()).toMatchObject({ status: 503, code: 'search-unavailable' });
  const { id } = await buildListing(running.database.db);
  expect((await app.inject(`/api/v1/public/listing/${id}`)).statusCode).toBe(200);
  await app.close();
  await search.client.close();
});

test('without PostgreSQL it is not ready, but alive', async () => {
  await using app = await createOfflineApp();
  const ready = await app.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: 'unavailable', database: 'down', search: 'down' });
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
});
