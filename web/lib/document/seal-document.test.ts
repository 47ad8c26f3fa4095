import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealDocument } from './seal-document.ts';

const data = 'self.__next_f.push([1,"Škoda um 9.900 €"])';
const page = `<!DOCTYPE html><script>start()</script><script>${data}</script><script>alert(1)</script>Grüß Gott`;
const unknownScripts: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    sealDocument(request, response, {
      ownScripts: new Set(['start()']),
      onUnknownScript: (script) => unknownScripts.push(script),
    });
    response.setHeader('x-middleware-rewrite', '/de-AT/used-cars');
    const html = request.url !== '/data.json';
    response.setHeader('content-type', html ? 'text/html; charset=utf-8' : 'application/json');
    if (request.url === '/gone') response.statusCode = 410;
    response.flushHeaders();
    const text = html ? page : '{}';
    // Piece by piece, as Next sends it, with a letter cut in two.
    for (const byte of Buffer.from(text)) response.write(Buffer.of(byte));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a page arrives whole, with a policy that allows our script and React’s data, as the browser hashes them, and no other', async () => {
  const answer = await fetch(`${origin}/`);
  expect(await answer.text()).toBe(page);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([hashOf('start()'), hashOf(data)]);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(unknownScripts).toContain('alert(1)');
  expect(answer.headers.has('x-middleware-rewrite')).toBe(false);
});

test('who has the page already is told so, and only then', async () => {
  const etag = (await fetch(`${origin}/`)).headers.get('etag') ?? '';
  const again = await fetch(`${origin}/`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(`${origin}/`, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
});

test('a failure keeps its status and has no ETag', async () => {
  const answer = await fetch(`${origin}/gone`);
  expect(answer.status).toBe(410);
  expect(answer.headers.has('etag')).toBe(false);
  expect(answer.headers.has('content-security-policy')).toBe(true);
});

test('what is no page passes by', async () => {
  const answer = await fetch(`${origin}/data.json`);
  expect(await answer.text()).toBe('{}');
  expect(answer.headers.has('content-security-policy')).toBe(false);
});
