import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPrefix, defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';
import { buildSigner, rightPassword } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const proxy = { API_TRUSTED_PROXIES: ['127.0.0.1', '::1', '::ffff:127.0.0.1'] };
const maxInFlight = 128;

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({
    maxInFlight,
    env: proxy,
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'POST', path: '/test/save', summary: '', body: z.object({}), response: z.string() }),
        access: everyone,
        limit: perVisitor(10_000, 'minute'),
        priority: 'vital',
        handler: () => 'saved',
      }),
  });
});
afterAll(() => running[Symbol.asyncDispose]());

interface Sending {
  path: string;
  from: string;
  headers?: Record<string, string>;
  length: number;
  sent?: string;
}

/** Sends the head of a request and a part of its body, and waits with the rest. */
function beginSending(host: string, { path, from, headers = {}, length, sent = '{' }: Sending) {
  const { hostname, port } = new URL(host);
  const socket: Socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const sender = {
    socket,
    heard: '',
    /** Zero before the answer. */
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(sender.heard)?.[1] ?? 0),
  };
  socket.setEncoding('utf8').on('data', (part: string) => {
    sender.heard += part;
  });
  const head = { host: 'x', 'x-forwarded-for': from, 'content-type': 'application/json', ...headers };
  const lines = Object.entries({ ...head, 'content-length': length }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${apiPrefix}${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${sent}`);
  return sender;
}

type Sender = ReturnType<typeof beginSending>;
const answered = (senders: Sender[]) => senders.map((sender) => sender.status()).filter((status) => status !== 0);

function post(path: string, body: object, from: string) {
  return fetch(running.host + apiPrefix + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

test('whoever stops in the middle of 128 bodies takes nobody’s room: others search, save and sign in; and is answered and cut off after seconds', async () => {
  const stalled = Array.from({ length: maxInFlight }, () =>
    beginSending(running.host, { path: '/test/save', from: '192.0.2.1', length: 1000 }),
  );
  // As long as it takes until all of them are waited for.
  await sleep(1_000);
  expect(answered(stalled)).toEqual([]);
  expect((await post('/search/query', {}, '192.0.2.2')).status).toBe(200);
  expect((await post('/test/save', {}, '192.0.2.2')).status).toBe(200);
  const { email } = await buildSigner(running);
  const signIn = { email, password: rightPassword, client: 'other' };
  expect((await post('/admin/auth/login', signIn, '192.0.2.2')).status).toBe(200);
  await expect.poll(() => answered(stalled).length, { timeout: 20_000 }).toBe(maxInFlight);
  expect(new Set(answered(stalled))).toEqual(new Set([408]));
  const [first] = stalled;
  expect(problem.parse(JSON.parse(first?.heard.split('\r\n\r\n')[1] ?? '')).code).toBe('body-too-slow');
  if (first && !first.socket.closed) await once(first.socket, 'close');
}, 60_000);

test('a network has so much on its way, a provider’s customer four times as much, and another one is not concerned', async () => {
  // So much of it comes at first that it is waited for as long as the test takes.
  const sent = ' '.repeat(100_000);
  const large = (from: string) => beginSending(running.host, { path: '/test/save', from, length: 200_000, sent });
  const own = Array.from({ length: 90 }, () => large('2001:db8:1:1::1'));
  // 83 of 200,000 bytes are 16 MB.
  await expect.poll(() => answered(own).length).toBe(7);
  expect(new Set(answered(own))).toEqual(new Set([429]));
  const neighbours = Array.from({ length: 300 }, (_, place) => large(`2001:db8:1:${place + 100}::1`));
  await expect.poll(() => answered(neighbours).length).toBeGreaterThan(40);
  expect(answered(neighbours).length).toBeLessThan(60);
  expect((await post('/test/save', {}, '2001:db8:1:1::2')).status).toBe(200);
  const elsewhere = beginSending(running.host, { path: '/test/save', from: '2001:db8:2::1', length: 2 });
  await sleep(200);
  elsewhere.socket.write('}');
  await expect.poll(() => elsewhere.status()).toBe(200);
}, 60_000);

test('a body of a slow line is waited for as long as it comes: 60 KB in eight seconds', async () => {
  const rest = 60_000;
  const slow = beginSending(running.host, { path: '/test/save', from: '192.0.2.7', length: rest + 2 });
  for (let sent = 0; sent < 16; sent++) {
    slow.socket.write(' '.repeat(rest / 16));
    await sleep(500);
  }
  expect(slow.status()).toBe(0);
  slow.socket.write('}');
  await expect.poll(() => slow.status()).toBe(200);
}, 30_000);

test('a body that breaks off leaves no call counted', async () => {
  await using app = await createOfflineApp({
    maxInFlight: 2,
    env: proxy,
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'POST', path: '/test/note', summary: '', body: z.object({}), response: z.string() }),
        access: everyone,
        limit: perVisitor(10_000, 'minute'),
        priority: 'vital',
        handler: () => 'noted',
      }),
  });
  const host = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let time = 0; time < 5; time++) {
    const leaving = beginSending(host, { path: '/test/note', from: '192.0.2.3', length: 10 });
    const late = beginSending(host, { path: '/test/note', from: '192.0.2.3', length: 2 });
    await sleep(50);
    leaving.socket.destroy();
    late.socket.end('}');
    await once(late.socket, 'close');
  }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await fetch(`${host}${apiPrefix}/test/note`, init)).status).toBe(200);
});

test('what leads to no call is answered before its body is there', async () => {
  const lost = beginSending(running.host, { path: '/nowhere', from: '192.0.2.4', length: 1000 });
  await expect.poll(() => lost.status()).toBe(404);
  const mistaken = beginSending(running.host, { path: '/region', from: '192.0.2.4', length: 1000 });
  await expect.poll(() => mistaken.status()).toBe(405);
  expect(mistaken.heard.toLowerCase()).toContain('allow: get');
});

async function dealersSystem() {
  const { id } = await buildDealership(running.database.db);
  const { token } = await buildKey(running.database.db, { dealershipId: id, name: 'DMS', scopes: ['stock'] });
  const push = (length: number, sent: string) =>
    beginSending(running.host, {
      path: `/admin/dealership/${id}/stock`,
      from: '192.0.2.5',
      headers: { authorization: `Bearer ${token}` },
      length,
      sent,
    });
  return { push };
}

const largestPush = 8 * 1024 ** 2;

test('of one key two of the largest pushes come at once, the third is told to come back; another dealer’s system pushes', async () => {
  const [system, other] = [await dealersSystem(), await dealersSystem()];
  const pushes: Sender[] = [];
  for (let begun = 0; begun < 20; begun++) {
    pushes.push(system.push(largestPush, '{"cars":['));
    await sleep(20);
  }
  await expect.poll(() => answered(pushes).length).toBe(18);
  expect(new Set(answered(pushes))).toEqual(new Set([429]));
  expect(pushes.at(-1)?.heard.toLowerCase()).toContain('retry-after: 2');
  // They are counted before they are refused room: whoever is beyond the limit of 30 takes none.
  const left = pushes
    .map(({ heard }) => /ratelimit-remaining: (\d+)/i.exec(heard)?.[1])
    .filter((each) => each !== undefined);
  expect(Math.min(...left.map(Number))).toBe(10);
  const whole = other.push(largestPush, `{"cars":[{"number":"1"}]}`.padEnd(largestPush));
  await expect.poll(() => whole.status(), { timeout: 20_000 }).toBe(200);
}, 60_000);

test('phones in one yard send nine of the largest pictures by a link at once, and what else comes from there is taken; a tenth waits', async () => {
  const yard = '192.0.2.8';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  // Larger than what is held of one.
  const picture = (from: string) =>
    beginSending(running.host, { path: '/upload-link/image', from, headers, length: 6 * 1024 ** 2, sent: '--x\r\n' });
  const pictures = Array.from({ length: 10 }, () => picture(yard));
  await expect.poll(() => answered(pictures)).toEqual([429]);
  const elsewhere = picture('192.0.2.9');
  const saving = beginSending(running.host, { path: '/test/save', from: yard, length: 2 });
  await sleep(300);
  saving.socket.write('}');
  await expect.poll(() => saving.status()).toBe(200);
  expect([elsewhere.status(), ...answered(pictures)]).toEqual([0, 429]);
}, 30_000);

test('whoever leaves while it is looked up who they are keeps no room', async () => {
  const { push } = await dealersSystem();
  for (let left = 0; left < 20; left++) {
    const sender = push(largestPush, '{"cars":[');
    await once(sender.socket, 'connect');
    await sleep(left);
    sender.socket.destroy();
  }
  await sleep(500);
  const pushes = [push(largestPush, '{"cars":['), push(largestPush, '{"cars":[')];
  await sleep(500);
  expect(answered(pushes)).toEqual([]);
}, 30_000);

test('a key’s 31st push of a minute is refused before its body is there', async () => {
  const { push } = await dealersSystem();
  const pushes: Sender[] = [];
  for (let begun = 0; begun < 30; begun++) {
    const sender = push(2, '{}');
    pushes.push(sender);
    await expect.poll(() => sender.status(), { timeout: 10_000 }).toBe(400);
  }
  const last = push(largestPush, '{"cars":[');
  await expect.poll(() => last.status()).toBe(429);
  // Of the limit by account and not of the room: it is told when the minute is over.
  expect(last.heard.toLowerCase()).toContain('ratelimit-remaining: 0');
}, 60_000);
