import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { calls } from '../calls/calls.ts';
import type { SearchResponse } from '../calls/search/search.ts';
import type { Problem } from '../problem.ts';
import { ApiError } from './api-error.ts';
import { clientOf, createClient } from './client.ts';
import type { ClientOptions } from './send-call.ts';
import { respond, startRecordingServer } from './testing/recording-server.ts';
import { wireCallsSource } from './wire-calls.ts';

const named = z.object({ id: z.string() });
const testCalls = {
  get: defineCall({
    method: 'GET',
    path: '/thing/:id/part/:part',
    summary: '',
    params: named.extend({ part: z.string() }),
    query: z.object({ fuel: z.array(z.string()).optional(), limit: z.number().optional() }),
    response: z.array(z.string()),
  }),
  list: defineCall({ method: 'GET', path: '/thing', summary: '', response: z.array(z.string()) }),
  json: defineCall({ method: 'POST', path: '/json', summary: '', body: named, response: z.unknown() }),
  upload: defineCall({
    method: 'POST',
    path: '/upload',
    summary: '',
    body: z.unknown(),
    bodyType: 'multipart',
    response: z.unknown(),
  }),
  form: defineCall({
    method: 'POST',
    path: '/form',
    summary: '',
    body: z.object({ name: z.string(), tag: z.array(z.string()), none: z.string().optional() }),
    bodyType: 'form',
    response: z.unknown(),
  }),
  text: defineCall({
    method: 'POST',
    path: '/text',
    summary: '',
    body: z.string(),
    bodyType: 'text',
    response: z.unknown(),
  }),
  secret: defineCall({ method: 'GET', path: '/secret', summary: '', response: z.unknown(), secure: true }),
  change: defineCall({
    method: 'PUT',
    path: '/thing/:id',
    summary: '',
    params: named,
    body: named,
    response: z.unknown(),
    secure: true,
    revised: true,
  }),
  remove: defineCall({ method: 'DELETE', path: '/thing/:id', summary: '', params: named, response: z.void() }),
};

const open: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((close) => close())));

async function start(answer?: Parameters<typeof startRecordingServer>[0], options: Partial<ClientOptions> = {}) {
  const server = await startRecordingServer(answer);
  open.push(server.close);
  const client = clientOf<typeof testCalls>(testCalls, { host: server.host, ...options });
  return { ...server, client };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error as ApiError,
  );

test('a call goes to the configured host, below /api/v1/public, with path parameters encoded', async () => {
  const { client, seen } = await start();
  await client.get({ params: { id: 'a/b ü', part: '?x#' } });
  expect(seen[0]?.url).toBe('/api/v1/public/thing/a%2Fb%20%C3%BC/part/%3Fx%23');
});

test('a path parameter that a URL would swallow never reaches another path', async () => {
  const { client, seen } = await start();
  for (const id of ['', '.', '..']) {
    expect(await failureOf(client.remove({ params: { id } }))).toMatchObject({ code: 'not-found', status: 404 });
  }
  expect(seen).toEqual([]);
});

test('arrays in the query are repeated keys, and undefined values are omitted', async () => {
  const { client, seen } = await start();
  await client.get({ params: { id: '1', part: '2' }, query: { fuel: ['petrol', 'diesel'], limit: undefined } });
  expect(seen[0]?.url).toBe('/api/v1/public/thing/1/part/2?fuel=petrol&fuel=diesel');
});

test('a JSON body is sent and JSON accepted', async () => {
  const { client, seen } = await start((response, request) => respond(response, 200, JSON.parse(request.body)));
  expect(await client.json({ body: { id: 'ü' } })).toEqual({ id: 'ü' });
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    accept: expect.stringContaining('application/json'),
  });
});

test('a multipart body carries files with the boundary that fetch chose', async () => {
  const { client, seen } = await start();
  const body = new FormData();
  body.append('image', new Blob(['pixels'], { type: 'image/png' }), 'car.png');
  await client.upload({ body });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toMatch(/filename="car.png"\r\nContent-Type: image\/png\r\n\r\npixels/);
});

test('a URL-encoded body repeats keys and omits undefined values', async () => {
  const { client, seen } = await start();
  await client.form({ body: { name: 'Müller & Co', tag: ['a', 'b'], none: undefined } });
  expect(seen[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(seen[0]?.body).toBe('name=M%C3%BCller+%26+Co&tag=a&tag=b');
});

test('a call that must outlive its page is sent so, and no other is', async () => {
  const inits: RequestInit[] = [];
  const recording: typeof fetch = (url, given) => {
    inits.push(given ?? {});
    return fetch(url, given);
  };
  const { client, seen } = await start((response) => respond(response, 200, []), { fetch: recording });
  await client.json({ body: { id: '1' }, keepalive: true });
  await client.list();
  expect(inits.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
  expect(seen[0]?.headers.referer).toBeUndefined();
});

test('a plain-text body is sent as it is', async () => {
  const { client, seen } = await start();
  await client.text({ body: 'Golf bis 15.000' });
  expect(seen[0]).toMatchObject({ body: 'Golf bis 15.000', headers: { 'content-type': 'text/plain; charset=utf-8' } });
});

test('requests use same-origin credentials, follow redirects and send no referrer', async () => {
  let init: RequestInit | undefined;
  const { client, seen } = await start(
    (response, request) => {
      if (request.url?.endsWith('/thing')) response.writeHead(307, { location: '/elsewhere' }).end();
      else respond(response, 200, ['followed']);
    },
    {
      fetch: (url, given) => {
        init = given;
        return fetch(url, given);
      },
    },
  );
  expect(await client.list()).toEqual(['followed']);
  expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'follow', referrerPolicy: 'no-referrer' });
  expect(seen.map(({ headers }) => headers.referer)).toEqual([undefined, undefined]);
});

test('calls marked secure carry the token, and no other call does', async () => {
  const { client, seen } = await start(undefined, { credentials: async () => 'token-1' });
  await client.secret();
  await client.list();
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', undefined]);
});

test('a change of what two people may edit names the revision it saw', async () => {
  const { client, seen } = await start();
  await client.change({ params: { id: '7' }, body: { id: '7' }, ifMatch: 3 });
  expect(seen[0]?.headers['if-match']).toBe('"3"');
});

test('headers given for a visitor travel with every call', async () => {
  const { client, seen } = await start(undefined, { headers: () => ({ 'x-forwarded-for': '192.0.2.7' }) });
  await client.list();
  expect(seen[0]?.headers['x-forwarded-for']).toBe('192.0.2.7');
});

test('an answer without content is undefined', async () => {
  const { client } = await start((response) => response.writeHead(204).end());
  expect(await client.remove({ params: { id: '1' } })).toBeUndefined();
});

test('a problem becomes an error with its code, status, every issue and the request id', async () => {
  const document: Problem = {
    type: 'urn:kardan:problem:invalid-request',
    title: 'Die Anfrage enthält ungültige Angaben.',
    status: 400,
    code: 'invalid-request',
    issues: [{ in: 'body', path: ['priceEur', 'from'], code: 'too-small', message: 'zu klein' }],
    requestId: 'r-1',
  };
  const { client } = await start((response) => {
    response.setHeader('retry-after', '12');
    respond(response, 400, document, 'application/problem+json');
  });
  const error = await failureOf(client.list());
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'invalid-request',
    status: 400,
    message: document.title,
    issues: document.issues,
    requestId: 'r-1',
    retryAfterSeconds: 12,
  });
});

test('an error page of something else and an unreadable success are errors, never data', async () => {
  const proxy = await start((response) => respond(response, 502, '<h1>Bad Gateway</h1>', 'text/html'));
  expect(await failureOf(proxy.client.list())).toMatchObject({ code: 'unreadable-answer', status: 502 });
  const garbled = await start((response) => respond(response, 200, '[1, 2'));
  expect(await failureOf(garbled.client.list())).toMatchObject({ code: 'unreadable-answer', status: 200 });
});

test('a call can be cancelled, and that is told apart from a failing network and from a timeout', async () => {
  const silent = await start(() => {});
  const controller = new AbortController();
  const cancelled = failureOf(silent.client.get({ params: { id: '1', part: '2' }, signal: controller.signal }));
  controller.abort();
  expect(await cancelled).toMatchObject({ code: 'cancelled', status: undefined });
  expect(await failureOf(silent.client.list({ signal: AbortSignal.timeout(30) }))).toMatchObject({ code: 'network' });

  const deaf = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => void deaf.close());
  await new Promise((resolve) => deaf.once('listening', resolve));
  const { port } = deaf.address() as { port: number };
  const client = clientOf<typeof testCalls>(testCalls, { host: `http://127.0.0.1:${port}` });
  expect(await failureOf(client.list())).toMatchObject({ code: 'network', status: undefined });
});

test('a body that breaks off half-way is a network failure', async () => {
  const { client } = await start((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('["a"');
    setTimeout(() => response.destroy(), 10);
  });
  expect(await failureOf(client.list())).toMatchObject({ code: 'network' });
});

test('the client of the API knows every call, its input and its answer by type', () => {
  const client = createClient({ host: '' });
  expect(Object.keys(client).sort()).toEqual(Object.keys(calls).sort());
  expectTypeOf(client.searchQuery).returns.resolves.toEqualTypeOf<SearchResponse>();
  expectTypeOf(client.regions)
    .parameter(0)
    .toExtend<{ query?: { language?: 'de-AT' | 'en' | undefined } } | undefined>();
  expectTypeOf(client.updateCity).parameter(0).toHaveProperty('ifMatch').toEqualTypeOf<number>();
  expectTypeOf(client.deleteCity).returns.resolves.toEqualTypeOf<void>();
  // @ts-expect-error a call that needs a body cannot be made without one
  void (() => client.searchQuery());
  // @ts-expect-error an unknown order is a type error, not an answer 400
  void (() => client.searchQuery({ body: { sort: 'cheapest' } }));
});

test('wire-calls.gen.ts is what calls.ts says; run `pnpm generate` after a change', () => {
  expect(readFileSync(new URL('wire-calls.gen.ts', import.meta.url), 'utf8')).toBe(wireCallsSource(calls));
});
