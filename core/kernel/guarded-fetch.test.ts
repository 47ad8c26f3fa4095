import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedFetch, Unreachable } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

const server = createServer(({ url }, answer) => {
  if (url === '/slow') return;
  if (url === '/large') answer.end(Buffer.alloc(20_000));
  else if (url === '/broken') answer.writeHead(500).end();
  else if (url === '/elsewhere') answer.writeHead(302, { location: '/here' }).end();
  else answer.writeHead(200, { 'content-type': 'application/json' }).end('{"there":true}');
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const guard = { timeoutMs: 300, maxBytes: 10_000 };

test.each([
  ['1.1.1.1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.1.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['2606:4700:4700::1111', true],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('an answer comes as it is, a redirect is not followed', async () => {
  const ask = guardedFetch({ ...guard, onlyPublic: false });
  expect(await (await ask(`${origin}/here`)).json()).toEqual({ there: true });
  expect((await ask(`${origin}/elsewhere`)).status).toBe(302);
});

test.each(['/slow', '/large', '/broken'])('what is %s counts as not reachable', async (path) => {
  const began = Date.now();
  await expect(guardedFetch({ ...guard, onlyPublic: false })(origin + path)).rejects.toThrow(Unreachable);
  expect(Date.now() - began).toBeLessThan(3_000);
});

test('an answer that must have no body, and has one all the same, has none for us', async () => {
  await using raw = await answerRaw('205 Reset Content');
  const answer = await guardedFetch({ ...guard, onlyPublic: false })(raw.origin);
  expect(answer).toMatchObject({ status: 205, body: null });
});

test.each(['000 Nothing', '600 Beyond', '999 Beyond'])('an answer %s counts as not reachable', async (line) => {
  await using raw = await answerRaw(line);
  await expect(guardedFetch({ ...guard, onlyPublic: false })(raw.origin)).rejects.toThrow(Unreachable);
});

/** A site that says what no server of ours would. */
async function answerRaw(statusLine: string) {
  const site = createSocketServer((socket) => {
    socket.on('error', () => {});
    socket.end(`HTTP/1.1 ${statusLine}\r\ncontent-length: 2\r\nconnection: close\r\n\r\nhi`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => void site.close(),
  };
}

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://169.254.169.254/latest',
])('a site on the internet does not ask %s', async (address) => {
  await expect(guardedFetch({ ...guard, onlyPublic: true })(address)).rejects.toThrow(Unreachable);
});
