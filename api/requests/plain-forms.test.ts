import { connect } from 'node:net';
import { defineCall } from '@kardan/contract/calls/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createOfflineApp } from '../testing/offline-app.ts';

const url = '/api/v1/public/test/form';
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const lines: string[] = [];
let app: Awaited<ReturnType<typeof createOfflineApp>>;
beforeAll(async () => {
  app = await createOfflineApp({
    logTo: (line) => lines.push(line),
    extraRoutes: (api) => {
      api.route({
        ...defineCall({
          method: 'POST',
          path: '/test/form',
          summary: '',
          body: z.object({ name: z.string().optional(), kinds: z.array(z.string()).optional() }),
          bodyType: 'form',
          response: z.object({ name: z.string().optional(), kinds: z.array(z.string()).optional() }),
        }),
        access: everyone,
        limit: perVisitor(1000, 'minute'),
        handler: ({ body }) => body,
      });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function post(payload: string, headers: Record<string, string>) {
  return app.inject({ method: 'POST', url, headers, payload });
}

function part(disposition: string, value = 'x'): string {
  return `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
}

test('both encodings give the same fields; a key that comes again makes a list', async () => {
  const fields = { name: 'Grüß & Gott', kinds: ['a', 'b'] };
  const one = await post('name=Gr%C3%BC%C3%9F+%26+Gott&kinds=a&kinds=b', urlencoded);
  expect(one.json()).toEqual(fields);
  const parts = part('name="name"', fields.name) + part('name="kinds"', 'a') + part('name="kinds"', 'b');
  expect((await post(`${parts}--b--\r\n`, multipart)).json()).toEqual(fields);
});

const end = '--b--\r\n';

test.each([
  ['a prototype for a name', part('name="__proto__"') + part('name="constructor"') + end, 200],
  ['fifty parts', part('name="other"').repeat(50) + end, 200],
  ['something around its parts', `before\r\n${part('name="name"')}${end}after`, 200],
  ['a header beside', part('name="name"').replace('\r\n\r\n', '\r\ncontent-type: text/plain\r\n\r\n') + end, 200],
  ['no fields', end, 200],
  ['a file', part('name="kinds"; filename="x"') + end, 400],
  ['a part without a name', part('x') + end, 400],
  ['a part without a head', `--b\r\n\r\nx\r\n${end}`, 400],
  ['no end', part('name="name"'), 400],
  ['another boundary', part('name="name"').replace('--b', '--c'), 400],
  ['nothing at all', '', 400],
])('a multipart form with %s is taken or refused, and is no defect of ours', async (_, payload, status) => {
  expect((await post(payload, multipart)).statusCode).toBe(status);
  expect((await post(payload, { 'content-type': 'multipart/form-data' })).json().code).toBe('malformed-body');
  expect(lines.filter((line) => line.includes('defect'))).toEqual([]);
});

test('a boundary may stand in quotes, and may hold what means something elsewhere', async () => {
  const payload = `--(a+b)$&.*\r\ncontent-disposition: form-data; name="name"\r\n\r\none\r\ntwo\r\n--(a+b)$&.*--`;
  const answer = await post(payload, { 'content-type': 'multipart/form-data; charset=utf-8; boundary="(a+b)$&.*"' });
  expect(answer.json()).toEqual({ name: 'one\r\ntwo' });
});

test.each([urlencoded, multipart])('a form longer than 32 KB is refused before it has arrived: %o', async (headers) => {
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', reject);
  });
  // A chunk of a body whose end never comes, and no length that could be looked at.
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  socket.write(`${megabyte.length.toString(16)}\r\n`);
  socket.write(megabyte);
  expect(await answer).toContain('"code":"body-too-large"');
  socket.destroy();
});
