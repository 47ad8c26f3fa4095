import { wireCalls } from '@kardan/contract/client/wire-calls.gen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfflineApp } from '../testing/offline-app.ts';

const site = 'https://autos.example';
const count = '/api/v1/public/search/count';
let app: Awaited<ReturnType<typeof createOfflineApp>>;
beforeAll(async () => {
  app = await createOfflineApp({ env: { SITE_ORIGIN: site } });
  await app.ready();
});
afterAll(() => app.close());

const asked = (url: string, origin: string, method: string) =>
  app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': method } });
const crossOriginHeaders = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('a page of the site may make every call that browsers make, with the headers our client sends and reads', async () => {
  for (const { method, path } of Object.values(wireCalls)) {
    const answer = await asked(`/api/v1/public${path.replaceAll(/:\w+/g, '1')}`, site, method);
    expect([answer.statusCode, answer.body], path).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-headers': 'authorization, content-type, if-match',
      'access-control-max-age': '7200',
      vary: 'origin',
    });
    expect(String(answer.headers['access-control-allow-methods']).split(', ')).toContain(method);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

test('its answers can be read, failures with their request id and time to wait included', async () => {
  const answer = await app.inject({ method: 'POST', url: count, headers: { origin: site }, payload: {} });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'retry-after, x-request-id',
    vary: 'origin',
  });
  expect(answer.headers).toHaveProperty('retry-after');
});

test.each([
  'https://evil.example',
  'null',
  'https://autos.example.evil.example',
  'http://autos.example',
  'https://autos.example:8443',
  'https://AUTOS.example',
])('pages of %s are told nothing', async (origin) => {
  const permission = await asked(count, origin, 'POST');
  expect(permission.statusCode).toBe(405);
  const answer = await app.inject({ method: 'POST', url: count, headers: { origin }, payload: {} });
  for (const { headers } of [permission, answer]) {
    expect(crossOriginHeaders(headers)).toEqual([]);
    expect(headers.vary).toBe('origin');
  }
});

test('whoever names no origin is answered as ever, and told that the answer differs by it', async () => {
  const { headers } = await app.inject({ method: 'POST', url: count, payload: {} });
  expect(crossOriginHeaders(headers)).toEqual([]);
  expect(headers.vary).toBe('origin');
});

test('paths that do not exist, and what is not for browsers, give no permission', async () => {
  expect((await asked('/api/v1/public/nothing', site, 'GET')).statusCode).toBe(404);
  expect(crossOriginHeaders((await asked('/health/ready', site, 'GET')).headers)).toEqual([]);
});
