import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { badCertificates, startSecureServer } from '../testing/bad-certificates.ts';
import { privateHosts } from '../testing/private-hosts.ts';
import { selfSignedCertificate, trustCertificates } from '../testing/self-signed-certificate.ts';
import { boundStream } from './bound-stream.ts';
import { type Guard, guardedRequest } from './guarded-request.ts';
import { isPublicAddress, type Network } from './public-address.ts';
import type { Unreachable } from './unreachable.ts';

/** A server of our own network: whoever connects to it was led astray, whatever they say to it. */
let canaryHits = 0;
const canaries: Server[] = [];
let canaryPort: number;

/** A server of the small internet of this test, which lies at 127.0.0.1; the canary's 127.0.0.2 is none of it. */
const site = createServer((request, answer) => serve(request, answer));
let serve: (request: IncomingMessage, answer: ServerResponse) => void;
let sitePort: number;

const listen = async (server: Server, host: string, port = 0) => {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  for (const host of ['0.0.0.0', '::1']) {
    const canary = createSocketServer((socket) => {
      canaryHits += 1;
      socket.on('error', () => {}).end();
    });
    canaryPort = await listen(canary, host, canaryPort);
    canaries.push(canary);
  }
  sitePort = await listen(site, '127.0.0.1');
});
beforeEach(() => {
  canaryHits = 0;
});
afterAll(() => {
  site.closeAllConnections();
  for (const server of [site, ...canaries]) server.close();
});

const guard: Guard = { timeoutMs: 3_000, maxBytes: 10_000, onlyPublic: true, plainHttp: true };
const ownInternet: Network = {
  resolve: async (host) =>
    host === 'canary.example' ? [{ address: '127.0.0.2', family: 4 }] : [{ address: '127.0.0.1', family: 4 }],
  isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
};
const onOwnInternet: Guard = { ...guard, network: ownInternet, maxRedirects: 5 };

test.each(privateHosts.flatMap((host) => [`http://${host}`, `https://${host}`]))(
  'our own network is not asked as %s',
  async (origin) => {
    await expect(guardedRequest(guard)(`${origin}:${canaryPort}/`)).rejects.toMatchObject({
      reason: expect.any(String),
    });
    await wait(5);
    expect(canaryHits).toBe(0);
  },
);

test('the canary would be hit by whoever does not look', async () => {
  await expect(guardedRequest({ ...guard, onlyPublic: false })(`http://2130706433:${canaryPort}/`)).rejects.toThrow();
  expect(canaryHits).toBe(1);
});

test.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/_x',
  'data:text/plain,x',
  'javascript:1',
  'unix:/run/x.sock',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'https://example.com:22/',
  'https://example.com:25/',
  'https://example.com:53/',
  'https://:443/',
  'not an address',
  '',
])('%s is refused before anything is asked', async (address) => {
  const resolve = () => Promise.reject(new Error('a name was asked for'));
  const network = { ...ownInternet, resolve };
  await expect(guardedRequest({ ...guard, network })(address)).rejects.toMatchObject({ reason: 'refused' });
});

test('unencrypted addresses of the internet are asked for pictures alone', async () => {
  serve = (_, answer) => answer.end('there');
  const address = `http://site.example:${sitePort}/`;
  expect((await guardedRequest(onOwnInternet)(address)).status).toBe(200);
  const { plainHttp, ...secure } = onOwnInternet;
  await expect(guardedRequest(secure)(address)).rejects.toMatchObject({ reason: 'refused' });
});

test('a name that leads elsewhere the second time is asked for once, and the address that was judged is the one taken', async () => {
  serve = (_, answer) => answer.end('there');
  let asked = 0;
  const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  const ask = guardedRequest({ ...guard, network: { ...ownInternet, resolve } });
  const { body } = await ask(`http://rebind.example:${sitePort}/`);
  expect(String(await buffer(body))).toBe('there');
  expect(asked).toBe(1);
  await expect(ask(`http://rebind.example:${canaryPort}/`)).rejects.toMatchObject({ reason: 'refused' });
  expect(canaryHits).toBe(0);
});

test('of a name with public and private addresses only the public ones are taken', async () => {
  serve = (_, answer) => answer.end('there');
  const both = ['127.0.0.2', '::1', '127.0.0.1'].map((address) => ({ address, family: address === '::1' ? 6 : 4 }));
  const ask = guardedRequest({ ...guard, network: { ...ownInternet, resolve: async () => both } });
  expect((await ask(`http://both.example:${sitePort}/`)).status).toBe(200);
  expect(canaryHits).toBe(0);
});

test.each([
  () => `http://127.0.0.2:${canaryPort}/`,
  () => `//127.0.0.2:${canaryPort}/`,
  () => `http://canary.example:${canaryPort}/`,
  () => `http://[::1]:${canaryPort}/`,
  () => `http://0x7f000002:${canaryPort}/`,
  () => 'file:///etc/passwd',
  () => `http://user:secret@site.example:${sitePort}/`,
  () => 'http://site.example:22/',
])('a redirect to what is not asked is not followed (%#)', async (to) => {
  serve = (_, answer) => answer.writeHead(302, { location: to() }).end();
  const asked = guardedRequest(onOwnInternet)(`http://site.example:${sitePort}/`);
  await expect(asked).rejects.toMatchObject({ reason: 'refused' });
  expect(canaryHits).toBe(0);
});

test('five redirects are followed, a sixth is not, and none where nobody asked for it', async () => {
  serve = ({ url = '' }, answer) => {
    const left = Number(url.slice(1));
    if (left === 0) answer.end('arrived');
    else answer.writeHead(302, { location: `/${left - 1}` }).end();
  };
  const ask = guardedRequest(onOwnInternet);
  const { body, url } = await ask(`http://site.example:${sitePort}/5`);
  expect([String(await buffer(body)), url.pathname]).toEqual(['arrived', '/0']);
  await expect(ask(`http://site.example:${sitePort}/6`)).rejects.toMatchObject({ reason: 'redirected' });
  expect(
    (await guardedRequest({ ...onOwnInternet, maxRedirects: 0 })(`http://site.example:${sitePort}/1`)).status,
  ).toBe(302);
});

test('what was said in confidence is not said to another origin', async () => {
  const heard: IncomingMessage['headers'][] = [];
  serve = ({ url, headers }, answer) => {
    heard.push(headers);
    if (url === '/there') answer.writeHead(302, { location: `http://other.example:${sitePort}/end` }).end();
    else if (url === '/here') answer.writeHead(302, { location: '/there' }).end();
    else answer.end();
  };
  const headers = { authorization: 'Basic c2VjcmV0', 'x-api-key': 'secret', cookie: 'a=b', 'if-none-match': '"1"' };
  await guardedRequest(onOwnInternet)(`http://site.example:${sitePort}/here`, { headers });
  expect(heard.map((each) => each.authorization)).toEqual(['Basic c2VjcmV0', 'Basic c2VjcmV0', undefined]);
  expect(heard[2]).toMatchObject({ 'if-none-match': '"1"' });
  expect(heard[2]).not.toHaveProperty('x-api-key');
  expect(heard[2]).not.toHaveProperty('cookie');
});

test('an answer tells what it needs to be asked for again, and comes as a stream', async () => {
  serve = ({ headers }, answer) => {
    const told = { etag: '"7"', 'last-modified': 'Mon, 16 Nov 2026 10:00:00 GMT', 'content-type': 'text/csv' };
    if (headers['if-none-match'] === '"7"') answer.writeHead(304, told).end();
    else answer.writeHead(200, told).end('a;b');
  };
  const ask = guardedRequest(onOwnInternet);
  const address = `http://site.example:${sitePort}/`;
  const first = await ask(address);
  expect(String(await buffer(first.body))).toBe('a;b');
  expect(first.headers.get('last-modified')).toBe('Mon, 16 Nov 2026 10:00:00 GMT');
  const again = await ask(address, { headers: { 'if-none-match': first.headers.get('etag') as string } });
  expect(again.status).toBe(304);
});

const refusal = async (address: string, changed: Partial<Guard>) => {
  const { body } = await guardedRequest({ ...onOwnInternet, ...changed })(address);
  return buffer(body).then(
    () => undefined,
    (error: Unreachable) => error.reason,
  );
};

test('an answer that never ends is broken off at its bound of bytes', async () => {
  serve = (_, answer) => {
    const more = (): void => {
      while (!answer.destroyed && answer.write(Buffer.alloc(50_000)));
      if (!answer.destroyed) answer.once('drain', more);
    };
    more();
  };
  expect(await refusal(`http://site.example:${sitePort}/`, { maxBytes: 1_000_000 })).toBe('too-large');
});

test('an answer that stops in the middle ends at its bound of time, one that never begins too', async () => {
  serve = (_, answer) => void answer.write('begun');
  expect(await refusal(`http://site.example:${sitePort}/`, { timeoutMs: 200 })).toBe('no-answer');
  serve = () => {};
  await expect(
    guardedRequest({ ...onOwnInternet, timeoutMs: 200 })(`http://site.example:${sitePort}/`),
  ).rejects.toMatchObject({ reason: 'no-answer' });
});

test('an answer that was cut off is not taken for a whole one', async () => {
  serve = (_, answer) => {
    answer.writeHead(200, { 'content-length': 1_000 });
    answer.write('begun');
    setTimeout(() => answer.destroy(), 50);
  };
  expect(await refusal(`http://site.example:${sitePort}/`, {})).toBe('no-answer');
});

test('an answer that comes drop by drop is given up; a reader that takes its time is not', async () => {
  const pace = { maxBytes: 1e6, minBytesPerSecond: 1_000, paceEveryMs: 50 };
  const dripping = boundStream(pace);
  const drops = setInterval(() => dripping.write('x'), 10);
  await expect(buffer(dripping)).rejects.toMatchObject({ reason: 'too-slow' });
  clearInterval(drops);
  const unread = boundStream(pace);
  unread.end(Buffer.alloc(30_000));
  await wait(200);
  expect((await buffer(unread)).length).toBe(30_000);
});

test('an answer that would have to be unpacked is refused', async () => {
  serve = (_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end('bomb');
  await expect(guardedRequest(onOwnInternet)(`http://site.example:${sitePort}/`)).rejects.toThrow('gzip');
});

test('a header that would end its line is not sent', async () => {
  const headers = [['x-key', 'a\r\nhost: b']] as [string, string][];
  await expect(guardedRequest(onOwnInternet)(`http://site.example:${sitePort}/`, { headers })).rejects.toThrow();
});

const host = 'sicher.site.example';

test('a server whose certificate is for its name, from somebody who is trusted, is asked', async () => {
  const certificate = selfSignedCertificate({ hosts: [host] });
  using _ = trustCertificates(certificate);
  await using server = await startSecureServer(certificate);
  const { body } = await guardedRequest({ ...onOwnInternet, plainHttp: false })(`https://${host}:${server.port}/da`);
  expect(String(await buffer(body))).toBe('there');
  expect(server.heard).toEqual(['GET /da']);
});

test.each(Object.entries(badCertificates(host)))(
  'a server whose certificate is %s is told nothing, neither at once nor when another leads to it',
  async (_, certificate) => {
    using _trusted = trustCertificates(...(certificate.isTrusted ? [certificate] : []));
    await using server = await startSecureServer(certificate);
    const address = `https://${host}:${server.port}/`;
    serve = (_request, answer) => answer.writeHead(302, { location: address }).end();
    for (const asked of [address, `http://site.example:${sitePort}/`]) {
      const question = { method: 'POST', headers: { authorization: 'Basic c2VjcmV0' }, body: 'secret' };
      const failure = await guardedRequest(onOwnInternet)(asked, question).catch((error: Unreachable) => error);
      expect(failure).toMatchObject({ reason: 'no-answer', cause: { code: certificate.code } });
    }
    expect(server.heard).toEqual([]);
  },
);
