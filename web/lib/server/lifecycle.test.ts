import { once } from 'node:events';
import { Agent, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from './create-site-server.ts';
import { createLifecycle } from './lifecycle.ts';

async function start(handle: RequestListener, noticeMs = 0) {
  const lifecycle = createLifecycle(noticeMs);
  const server = createSiteServer(lifecycle.listen(handle), { dev: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Kept: a server that has been closed has none any more.
  const address = addressOf(server);
  const ask = (path: string) => fetch(address + path, { headers: { host: '10.1.2.3:3000' } });
  return { lifecycle, server, ask };
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('machines learn that it lives and is ready, by whatever name they ask, and nobody keeps the answer', async () => {
  const { ask } = await start((_, response) => response.writeHead(421).end());
  expect((await ask('/')).status).toBe(421);
  expect(await (await ask('/health/live')).json()).toEqual({ status: 'live' });
  const ready = await ask('/health/ready');
  expect(ready.headers.get('cache-control')).toBe('no-store');
  expect(await ready.json()).toEqual({ status: 'ready' });
});

test('asked to stop, it says so while it still answers, then finishes what is running and refuses what is new', async () => {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { lifecycle, server, ask } = await start((request, response) => {
    if (request.url !== '/slow') return void response.end('a page');
    begun.resolve();
    void held.promise.then(() => response.end('a slow page'));
  }, 300);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const slow = once(get(`${addressOf(server)}/slow`, { agent }), 'response');
  await begun.promise;

  const stopped = lifecycle.stop(server);
  const ready = await ask('/health/ready');
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  expect(await ready.json()).toEqual({ status: 'stopping' });
  expect(await (await ask('/')).text()).toBe('a page');

  await expect
    .poll(() =>
      ask('/').then(
        () => 'answers',
        () => 'refused',
      ),
    )
    .toBe('refused');
  held.resolve();
  const [answer] = await slow;
  answer.resume();
  expect(answer.statusCode).toBe(200);
  // A connection that its client would keep must not keep the process.
  await stopped;
});
