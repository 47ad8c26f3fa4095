import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { apiPrefix, defineCall } from '@kardan/contract/calls/call';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';

/** More than a connection holds on its way to somebody who reads nothing. */
const unreadBytes = 32 * 1024 ** 2;

test('a body that is refused at sight and then stops, of somebody who does not read that, is ended by its pace; the API goes on', async () => {
  const defects: unknown[] = [];
  const note = (error: unknown) => void defects.push(error);
  process.on('uncaughtExceptionMonitor', note);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note));
  await using app = await createOfflineApp({
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'POST', path: '/test/note', summary: '', body: z.object({}), response: z.string() }),
        access: everyone,
        limit: perVisitor(1_000, 'minute'),
        handler: () => 'noted',
      }),
  });
  const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${apiPrefix}/test/note`;
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(new URL(address).port), '127.0.0.1')
    .on('error', () => undefined)
    .pause();
  onTestFinished(() => void client.destroy());
  const [socket] = await accepted;
  socket.on('error', () => undefined).write(Buffer.alloc(unreadBytes));
  const asked = once(app.server, 'request') as Promise<[unknown, ServerResponse]>;
  client.write(
    `POST ${apiPrefix}/test/note HTTP/1.1\r\nhost: x\r\ncontent-type: text/csv\r\ncontent-length: 1000\r\n\r\n{`,
  );
  const [, answer] = await asked;
  await expect.poll(() => answer.writableEnded).toBe(true);
  expect([answer.statusCode, answer.writableFinished]).toEqual([415, false]);
  await expect.poll(() => socket.destroyed, { timeout: 20_000 }).toBe(true);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await fetch(address, init)).status).toBe(200);
  expect(defects).toEqual([]);
}, 60_000);
