import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex, type TestIndex } from '@kardan/core/testing/test-index';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { killServers, startServer as start } from './testing/start-server.ts';

let database: TestDatabase;
let index: TestIndex;
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));
afterEach(killServers);

const startServer = () => start({ DATABASE_URL: database.url, LISTING_INDEX: index.search.indexName });

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/live`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}

function answerTo(sent: ClientRequest): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
  });
}

test('the process lives, gets ready, and logs neither address nor query string', async () => {
  const { server, port, lines } = await startServer();
  const host = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${host}/health/live`)).json()).toEqual({ status: 'live' });
  expect(await (await fetch(`${host}/health/ready`)).json()).toMatchObject({ status: 'ready' });
  const headers = { 'x-forwarded-for': '203.0.113.99' };
  await fetch(`${host}/api/v1/public/region?utm_content=maria`, { headers });
  await fetch(`${host}/api/v1/public/nowhere/203.0.113.99?token=geheim`, { headers });
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(lines.filter(({ msg }) => msg === 'request').map(({ route, status }) => [route, status])).toEqual([
    ['/health/live', 200],
    ['/health/ready', 200],
    ['/api/v1/public/region', 200],
    ['unknown', 404],
  ]);
  expect(lines.every(({ level, time, process }) => level && time && process === 'api')).toBe(true);
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|127\.0\.0\.1|maria|geheim/);
});

test('asked to stop, it says so, finishes what is running, refuses what is new and ends by itself', async () => {
  const { server, port, lines } = await startServer();
  const body = JSON.stringify({ text: 'golf' });
  const slow = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/public/search/count',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const slowAnswer = answerTo(slow);
  slow.write(body.slice(0, 5));
  await wait(200);

  server.kill('SIGTERM');
  await wait(300);
  const agent = new Agent({ keepAlive: false });
  const ready = await answerTo(request({ port, host: '127.0.0.1', path: '/health/ready', agent }).end());
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.body)).toMatchObject({ status: 'stopping', database: 'up' });

  await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(false);
  expect(server.exitCode).toBeNull();

  slow.end(body.slice(5));
  const finished = await slowAnswer;
  expect(finished.status).toBe(200);
  expect(JSON.parse(finished.body)).toMatchObject({ total: 0 });
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  expect(lines.slice(1).map(({ msg }) => msg)).toMatchObject({ 0: 'stopping', [lines.length - 2]: 'stopped' });
});

test('while it is stopping, whoever keeps connections open is told to let go of them', async () => {
  const { server, port } = await startServer();
  server.kill('SIGTERM');
  await wait(300);
  const agent = new Agent({ keepAlive: true });
  const sent = request({ port, host: '127.0.0.1', path: '/api/v1/public/region', agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('close');
  response.resume();
  await once(server, 'exit');
});

test('whoever goes on sending after the answer loses the connection', async () => {
  const { port } = await startServer();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    'POST /api/v1/public/admin/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nten bytes.',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 4/);
  socket.resume();
  await once(socket, 'close');
});
