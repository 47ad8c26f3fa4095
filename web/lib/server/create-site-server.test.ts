import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from './create-site-server.ts';

async function start(): Promise<Server> {
  const server = createSiteServer((_request, response) => response.end('a page'), { dev: false });
  // What Next does with the first request that it answers: it takes the connection over and never says a word.
  server.on('upgrade', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

test('a request to speak another protocol is answered like any other, and its connection ends', async () => {
  const socket = connect(portOf(await start()), '127.0.0.1');
  const head = [
    'GET /_next/webpack-hmr HTTP/1.1',
    'Host: localhost',
    'Connection: close, Upgrade',
    'Upgrade: websocket',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('a page');
});

test('connections have a bound: one more is closed, and those that are there go on', async () => {
  const server = await start();
  expect(server.maxConnections).toBe(5_000);
  server.maxConnections = 2;
  const held = [connect(portOf(server), '127.0.0.1'), connect(portOf(server), '127.0.0.1')];
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(2);
  const further = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
  await once(further, 'close');
  held[0]?.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(held[0] ?? further)).toContain('a page');
  held[1]?.destroy();
});

test('whoever asks again before the answer has come loses the connection, and keeps nothing under way', async () => {
  const inFlight = new Set<string>();
  const server = createSiteServer(
    (request, response) => {
      inFlight.add(request.url ?? '');
      response.once('close', () => inFlight.delete(request.url ?? ''));
    },
    { dev: false },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
  socket.write('GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => [...inFlight]).toEqual(['/first']);
  socket.write('GET /second HTTP/1.1\r\nHost: localhost\r\n\r\nGET /third HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'close');
  await expect.poll(() => [...inFlight]).toEqual([]);
});

test('whoever goes on sending after the answer loses the connection', async () => {
  const socket = connect(portOf(await start()), '127.0.0.1').on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nten bytes.');
  socket.resume();
  const begun = Date.now();
  await once(socket, 'close');
  expect(Date.now() - begun).toBeGreaterThan(1_500);
});

test('whoever sends to the end keeps the connection', async () => {
  const socket = connect(portOf(await start()), '127.0.0.1');
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n';
  socket.write(`${head}o`);
  await once(socket, 'data');
  socket.write(`k${head}ok`);
  const [second] = (await once(socket, 'data')) as [Buffer];
  expect(second.toString()).toContain('a page');
  socket.destroy();
});
