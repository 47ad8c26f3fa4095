import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';

const rules = { access: everyone, limit: perVisitor(1000, 'minute') };
const secret = 'select * from account where password_hash';

let app: Awaited<ReturnType<typeof createOfflineApp>>;
const lines: string[] = [];
beforeAll(async () => {
  app = await createOfflineApp({
    logTo: (line) => lines.push(line),
    extraRoutes: (api) => {
      api.route({
        ...defineCall({ method: 'GET', path: '/test/defect', summary: '', response: z.string() }),
        ...rules,
        handler: () => {
          throw Object.assign(new Error(secret), { detail: 'Key (email)=(maria@example.at)' });
        },
      });
      api.route({
        ...defineCall({
          method: 'GET',
          path: '/test/broken-answer',
          summary: '',
          response: z.object({ n: z.number() }),
        }),
        ...rules,
        handler: () => ({ n: 'secret text' }) as never,
      });
      api.route({
        ...defineCall({
          method: 'POST',
          path: '/test/:number',
          summary: '',
          params: z.object({ number: z.coerce.number().int() }),
          query: z.object({ tag: z.array(z.string()).default([]), size: z.enum(['s', 'm']) }),
          body: z.strictObject({ name: z.string().min(3), range: z.object({ from: z.number() }) }),
          response: z.object({ tag: z.array(z.string()), number: z.number() }),
        }),
        ...rules,
        handler: ({ params, query }) => ({ tag: query.tag, number: params.number }),
      });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

type Injected = Awaited<ReturnType<typeof app.inject>>;

/** The answer's problem, checked for everything each of them promises. */
function problemOf(answer: Injected) {
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const document = problem.strict().parse(answer.json());
  expect(document.status).toBe(answer.statusCode);
  expect(document.requestId).toBe(answer.headers['x-request-id']);
  expect(document.type).toBe(`urn:kardan:problem:${document.code}`);
  return document;
}

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/public${url}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

test('everything that is wrong in query and body is told at once', async () => {
  const answer = await post('/test/7?size=l&size=s', { name: 'ab', range: { from: 'a' }, extra: 1 });
  const { code, issues } = problemOf(answer);
  expect(code).toBe('invalid-request');
  expect(issues?.map(({ in: part, path, code }) => [part, path.join('.'), code])).toEqual([
    ['query', 'size', 'invalid-value'],
    ['body', 'name', 'too-small'],
    ['body', 'range.from', 'invalid-type'],
    ['body', '', 'unrecognized-keys'],
  ]);
});

test('what a path cannot name is not found, whatever else is wrong', async () => {
  expect(problemOf(await post('/test/x?size=l', {})).code).toBe('not-found');
});

test('a query list of one, of many and of none arrives as a list', async () => {
  const body = { name: 'abc', range: { from: 1 } };
  for (const [query, tag] of [
    ['size=s', []],
    ['size=s&tag=a', ['a']],
    ['size=s&tag=a&tag=b', ['a', 'b']],
  ] as const) {
    expect((await post(`/test/7?${query}`, body)).json()).toEqual({ tag, number: 7 });
  }
});

test('texts are German unless English is preferred', async () => {
  const titles = await Promise.all(
    [undefined, 'de-AT,de;q=0.9,en;q=0.8', 'en-GB,en;q=0.9,de;q=0.8', 'fr,en;q=0.5'].map(async (language) => {
      const headers = language ? { 'accept-language': language } : {};
      return problemOf(await app.inject({ url: '/api/v1/public/nowhere', headers })).title;
    }),
  );
  expect(titles.map((title) => title.startsWith('There is no such'))).toEqual([false, false, true, true]);
  const german = problemOf(await post('/test/7?size=s', { name: 'ab', range: { from: 1 } }));
  expect(german.issues?.[0]?.message).toBe('Mindestens 3 Zeichen sind nötig.');
});

test.each([
  ['broken off', '{"name": ', 'malformed-body'],
  ['setting a prototype', '{"__proto__": {"admin": true}}', 'malformed-body'],
  ['empty', '', 'malformed-body'],
  ['of 300 KB', `{"name": "${'x'.repeat(300_000)}"}`, 'body-too-large'],
])('a body %s is refused', async (_, body, code) => {
  expect(problemOf(await post('/test/7?size=s', body)).code).toBe(code);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
  'a body of type %s answers unsupported-media-type',
  async (type) => {
    expect(problemOf(await post('/test/7?size=s', 'name=abc', { 'content-type': type })).code).toBe(
      'unsupported-media-type',
    );
  },
);

test('unknown paths answer 404, known ones with another method 405 and what they take', async () => {
  expect(problemOf(await app.inject('/')).code).toBe('unknown-route');
  expect(problemOf(await app.inject('/api/v1/public/region/wien/dogs')).code).toBe('unknown-route');
  expect(problemOf(await app.inject('/api/v1/public/city/%zz')).code).toBe('unknown-route');
  expect(problemOf(await app.inject(`/api/v1/public/city/${'a'.repeat(300)}`)).code).toBe('unknown-route');
  const answer = await app.inject({ method: 'POST', url: '/api/v1/public/region?x=1' });
  expect(problemOf(answer).code).toBe('method-not-allowed');
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('a defect tells the caller nothing, and the log the cause without the row it quotes', async () => {
  lines.length = 0;
  const answer = await app.inject('/api/v1/public/test/defect');
  expect(problemOf(answer)).toMatchObject({ code: 'internal-error', title: expect.stringContaining('Fehler') });
  expect(answer.body).not.toContain(secret);
  const logged = lines.find((line) => line.includes(secret)) ?? '';
  expect(JSON.parse(logged)).toMatchObject({ level: 'error', requestId: answer.headers['x-request-id'] });
  expect(lines.join()).not.toContain('maria@example.at');
});

test('an answer that breaks its schema is a defect, not data', async () => {
  const answer = await app.inject('/api/v1/public/test/broken-answer');
  expect(problemOf(answer).code).toBe('internal-error');
  expect(answer.body).not.toContain('secret text');
});

test('an outage of either engine is told as one, with a time to come back', async () => {
  const listing = await app.inject('/api/v1/public/listing/1');
  expect(problemOf(listing).code).toBe('database-unavailable');
  const search = await post('/search/query', {});
  expect(problemOf(search).code).toBe('search-unavailable');
  expect(search.headers['retry-after']).toBe('5');
});

test('what is not HTTP is answered with a problem as well', async () => {
  const { port } = app.server.address() as { port: number };
  const text = await new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GIMME cars\r\n\r\n'));
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
  });
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json/);
  expect(problem.parse(JSON.parse(body)).code).toBe('invalid-request');
});

test('a body that breaks off is the sender’s matter, no outage of a database', async () => {
  lines.length = 0;
  const { port } = app.server.address() as { port: number };
  const head = 'POST /api/v1/public/search/count HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const received = once(app.server, 'request') as Promise<[IncomingMessage]>;
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}content-length: 500\r\n\r\n{"fuel":`));
  const [request] = await received;
  socket.resetAndDestroy();
  await new Promise((resolve) => request.once('close', resolve));
  await app.inject('/health/live');
  expect(lines.join()).toContain('/health/live');
  expect(lines.join()).not.toMatch(/outage|defect/);
});
