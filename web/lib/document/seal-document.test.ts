import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealDocument } from './seal-document.ts';

const data = 'self.__next_f.push([1,"Škoda um 9.900 €"])';
const page = `<!DOCTYPE html><script>start()</script><script>${data}</script><script>alert(1)</script>Grüß Gott`;
const unknownScripts: string[] = [];
const pageWithBody = '<!DOCTYPE html><html><body>Grüß Gott</body></html>';
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
    if (request.url === '/elsewhere') response.setHeader('location', '/').statusCode = 308;
    response.flushHeaders();
    const text = html ? page : '{}';
    // Of the page as Next made it; ours has grown by then.
    if (request.url === '/with-length') {
      response.setHeader('content-length', Buffer.byteLength(pageWithBody));
      response.end(pageWithBody);
      return;
    }
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

test('a page that Next gave a length has the length that it is sent with: the next answer begins where it ends', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (path: string, last = false) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${last ? 'Connection: close\r\n' : ''}\r\n`);
  ask('/with-length');
  ask('/with-length');
  ask('/data.json', true);
  const answers = (await readAll(socket)).split(/(?=HTTP\/1\.1 )/);
  expect(answers).toHaveLength(3);
  for (const answer of answers.slice(0, 2)) {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBe(Buffer.byteLength(body));
    expect(body).toContain('data-src');
  }
});

test('a page that is still the same tells no length of a body that is not sent', async () => {
  const etag = (await fetch(`${origin}/with-length`)).headers.get('etag') ?? '';
  const again = await fetch(`${origin}/with-length`, { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('content-length')]).toEqual([304, null]);
});

test('a failure keeps its status and has no ETag', async () => {
  const answer = await fetch(`${origin}/gone`);
  expect(answer.status).toBe(410);
  expect(answer.headers.has('etag')).toBe(false);
  expect(answer.headers.has('content-security-policy')).toBe(true);
});

test('an address that leads elsewhere says where, and nothing beside it', async () => {
  unknownScripts.length = 0;
  const answer = await fetch(`${origin}/elsewhere`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/']);
  expect(await answer.text()).toBe('');
  expect(unknownScripts).toEqual([]);
});

test('what is no page passes by', async () => {
  const answer = await fetch(`${origin}/data.json`);
  expect(await answer.text()).toBe('{}');
  expect(answer.headers.has('content-security-policy')).toBe(false);
});
