import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOfflineApp } from '../testing/offline-app.ts';

let app: Awaited<ReturnType<typeof createOfflineApp>>;
const lines: string[] = [];
beforeAll(async () => {
  app = await createOfflineApp({
    env: { API_TRUSTED_PROXIES: ['10.0.0.0/8', '::1/128'] },
    logTo: (line) => lines.push(line),
  });
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const idFrom = async (remoteAddress: string, given: string) => {
  const answer = await app.inject({ url: '/health/live', remoteAddress, headers: { 'x-request-id': given } });
  return answer.headers['x-request-id'];
};
const fresh = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('a request id is taken over from a trusted proxy when it is well-formed, and made otherwise', async () => {
  expect(await idFrom('10.1.1.1', 'edge-4711-abc')).toBe('edge-4711-abc');
  expect(await idFrom('::1', 'edge-4711-abc')).toBe('edge-4711-abc');
  expect(await idFrom('::ffff:10.1.1.1', 'edge-4711-abc')).toBe('edge-4711-abc');
  expect(await idFrom('192.0.2.1', 'edge-4711-abc')).toMatch(fresh);
  for (const bad of ['short', 'x'.repeat(65), 'with space 12', 'quote"12345']) {
    expect(await idFrom('10.1.1.1', bad)).toMatch(fresh);
  }
});

test('a request is one log line with its id and route, without address, query string, body or token', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/v1/public/search/count?utm_source=maria',
    remoteAddress: '10.1.1.1',
    payload: { text: 'persoenlich' },
    headers: { 'x-request-id': 'edge-4711-abc', 'x-forwarded-for': '192.0.2.77', authorization: 'Bearer geheim' },
  });
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({
    level: 'info',
    process: 'api',
    requestId: 'edge-4711-abc',
    method: 'POST',
    route: '/api/v1/public/search/count',
    status: 503,
    code: 'search-unavailable',
    ms: expect.any(Number),
  });
  expect(lines.join()).not.toMatch(/maria|persoenlich|192\.0\.2|10\.1\.1|geheim/);
});

test('what opens an agent’s own page is in no log line, be it of a request, of an outage or of an error that quotes the address', async () => {
  const token = 'AZqF4r_Vc0K-9Yx7Qm2tEwGh1JkLs3NpRuTvXyZ5b8c';
  const logged: string[] = [];
  await using careless = await createOfflineApp({ logTo: (line) => logged.push(line) });
  // Fastify quotes the address when somebody answers twice.
  careless.addHook('onSend', async (request, reply) => {
    if (request.headers['x-twice']) setImmediate(() => void reply.send('once more'));
  });
  const url = `/api/v1/public/search-agent/own/${token}`;
  await careless.inject(`${url}/export`);
  await careless.inject({ url, headers: { 'x-twice': 'yes' } });
  await expect.poll(() => logged.join()).toContain('already sent');
  expect(logged.filter((line) => line.includes('"msg":"request"'))).toHaveLength(2);
  expect(logged.join()).toContain('/search-agent/own/…');
  expect(logged.join()).not.toContain(token);
});

test('every answer forbids what an API never needs', async () => {
  for (const url of ['/health/live', '/api/v1/public/nowhere', '/api/v1/public/listing/1']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('browsers are told to stay with https where they came by it, for this host alone', async () => {
  const by = async (protocol: string, remoteAddress = '10.1.1.1') => {
    const headers = { 'x-forwarded-proto': protocol };
    const answer = await app.inject({ url: '/api/v1/public/nowhere', remoteAddress, headers });
    return answer.headers['strict-transport-security'];
  };
  expect(await by('https')).toBe('max-age=63072000');
  expect(await by('http')).toBeUndefined();
  expect(await by('https', '192.0.2.1')).toBeUndefined();
});

const reason = 'Failed to parse query [persoenlich]';
const error = { type: 'query_shard_exception', reason, root_cause: [{ type: 'query_shard_exception', reason }] };

test.each([
  ['a search', 200, { took: 1, responses: [{ status: 400, error }] }],
  ['the whole request', 400, { status: 400, error }],
])('what the engine quotes of %s it refuses does not reach the log', async (_, status, refusal) => {
  await using engine = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const OPENSEARCH_URL = [`http://127.0.0.1:${(engine.address() as AddressInfo).port}`];
  const logged: string[] = [];
  await using failing = await createOfflineApp({ env: { OPENSEARCH_URL }, logTo: (line) => logged.push(line) });
  const url = '/api/v1/public/search/query';
  const answer = await failing.inject({ method: 'POST', url, payload: { text: 'persoenlich' } });
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(logged.filter((line) => /"level":"(warn|error)"/.test(line))).toHaveLength(1);
  expect(logged.join()).not.toContain('persoenlich');
});
