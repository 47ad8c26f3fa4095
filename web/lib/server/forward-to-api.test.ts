import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiPrefix } from '@kardan/contract/calls/call';
import { problem, problems } from '@kardan/contract/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forwardToApi } from './forward-to-api.ts';

const timeoutMs = 200;
const seen: string[] = [];
let api: Server;
let web: Server;

beforeAll(async () => {
  api = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume();
    if (request.url === '/early') response.end('early');
    else if (request.url?.endsWith('/silent') || request.url?.endsWith('/image')) return;
    else if (request.url === '/half') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 20 }).write('{"makes":[');
      setTimeout(() => response.destroy(), 20);
    } else request.on('end', () => response.end('ok'));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = createServer((request, response) =>
    forwardToApi(request, response, new URL(request.url ?? '/', origin), { timeoutMs }),
  ).listen(0, '127.0.0.1');
  await once(web, 'listening');
});

afterAll(() => {
  web.closeAllConnections();
  web.close();
  api.closeAllConnections();
  api.close();
});

/** Sends bytes as they are: no client would write such requests. */
async function send(raw: string): Promise<string> {
  seen.length = 0;
  const socket = connect((web.address() as AddressInfo).port, '127.0.0.1');
  socket.write(raw);
  return text(socket);
}

const smuggled = 'GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n';

test.each(['GET', 'DELETE', 'OPTIONS'])('a body of %s never becomes another request to the API', async (method) => {
  const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
  const answer = await send(`${method} /a HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${chunked}`);
  expect(answer).toContain('400 Bad Request');
  expect(seen).toEqual([]);
});

test('nor does one whose length the connection header asks us to forget', async () => {
  const headers = `host: x\r\nconnection: content-length, close\r\ncontent-length: ${smuggled.length}`;
  await send(`POST /a HTTP/1.1\r\n${headers}\r\n\r\n${smuggled}`);
  expect(seen).toEqual(['POST /a']);
  expect(await send(`GET /a HTTP/1.1\r\n${headers}\r\n\r\n${smuggled}`)).toContain('400 Bad Request');
  expect(seen).toEqual([]);
});

test('a body without a length arrives whole', async () => {
  const answer = await send(
    'POST /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n',
  );
  expect(answer).toContain('200 OK');
  expect(seen).toEqual(['POST /a']);
});

test('one who is answered while still sending keeps the connection, and has the next call answered on it', async () => {
  seen.length = 0;
  const socket = connect((web.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  socket.write('POST /early HTTP/1.1\r\nhost: x\r\ncontent-length: 1000004\r\n\r\nhalf');
  await expect.poll(() => heard).toContain('early');
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write(`${'x'.repeat(1_000_000)}POST /a HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nhi`);
  await expect.poll(() => heard).toContain('ok');
  expect(seen).toEqual(['POST /early', 'POST /a']);
  socket.destroy();
});

test.each(['/silent', '/half'])('%s: no answer, or half of one, is told as an outage', async (path) => {
  const answer = await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}${path}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(problem.strict().parse(await answer.json()).code).toBe('database-unavailable');
});

test.each([
  [{ 'accept-language': 'fr,en;q=0.5' }, problems['database-unavailable'].en],
  [{ 'accept-language': 'de-AT,en;q=0.5' }, problems['database-unavailable'].de],
])('it is told in the language that the API would take: %j', async (headers, title) => {
  const answer = await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}/silent`, { headers });
  expect(problem.parse(await answer.json()).title).toBe(title);
});

test('a call that may take long is waited for', async () => {
  const address = `http://127.0.0.1:${(web.address() as AddressInfo).port}${apiPrefix}/image`;
  await expect(fetch(address, { signal: AbortSignal.timeout(3 * timeoutMs) })).rejects.toThrow(/timeout/);
});
