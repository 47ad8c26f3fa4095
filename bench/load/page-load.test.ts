import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runClosedLoop } from './closed-loop.ts';

test('pages are asked for as by browsers: each address in its turn, compressed, for another visitor', async () => {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths = ['/gebrauchtwagen?preis-bis=9000', '/gebrauchtwagen?preis-bis=9001', '/gebrauchtwagen?preis-bis=9002'];
  const picks = Uint32Array.of(0, 1, 2);
  const load = { name: 'pages', origin, paths };
  const outcome = await runClosedLoop(load, { kind: 'closed', load: 'pages', picks, clients: 1, limitMs: 9_000 });
  server.close();
  expect(outcome).toMatchObject({ sent: 3, bytes: 12, failures: {} });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(paths.map((path) => `GET ${path}`));
  expect(new Set(asked.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(3);
  expect(asked[0]?.headers['accept-encoding']).toBe('gzip, br');
});
