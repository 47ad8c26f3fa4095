import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { problem } from '@kardan/contract/problem';
import { expect, onTestFinished, test } from 'vitest';
import { webVariables } from '#lib/config/env.ts';
import { noteApiFailure, waitLeftMs } from './exchange.ts';
import { keptPageHeader } from './load/kept-page-header.ts';
import { keptPages } from './load/kept-pages.ts';
import { serve } from './serve.ts';

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Our server around a Next that we control. */
async function start(settings: Record<string, string> = {}, render: Render = sayAddress) {
  // A public origin asks for an imprint, which is not what is tried here.
  const { SITE_ORIGIN, ...others } = settings;
  const site = SITE_ORIGIN === undefined ? {} : { SITE_ORIGIN };
  const rendered: string[] = [];
  const kept = keptPages();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const handle = serve({
    env: { ...parseEnvironment(webVariables, { PORT: String(port), ...others }), ...site },
    dev: false,
    renderPage: async (request, response) => {
      rendered.push(request.url ?? '');
      await render(request, response);
    },
    sendSitemap: () => false,
    sendAdmin: () => false,
    redirectOf: async (path) => (path === '/alt/seite' ? '/magazin' : undefined),
    staticDirectory: `${tmpdir()}/there-is-no-build`,
    kept,
    // Nothing of a budget comes back during a test, however long the machine takes for it.
    now: () => 0,
  });
  server.on('request', handle);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${port}`;
  const ask = (path: string, visitor = '203.0.113.9', headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': visitor, ...headers } });
  return { rendered, kept, origin, ask };
}

async function sayAddress(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const status = Number(request.headers[keptPageHeader] ?? 200);
  response.statusCode = status;
  response.setHeader('content-type', 'text/html');
  response.setHeader('x-by', 'next');
  response.end(`<body>${status} ${request.url}</body>`);
}

async function statuses(answers: Promise<Response>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(answers)) {
    await answer.arrayBuffer();
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  }
  return counts;
}

/** Waits until so many of them are answered. */
async function settled(answers: Promise<Response>[], count: number): Promise<void> {
  let answered = 0;
  for (const answer of answers) void answer.then(() => answered++);
  await expect.poll(() => answered, { timeout: 10_000 }).toBe(count);
}

test('a network that asks for too many pages is shown a page that says so and when to come back; others are not concerned', async () => {
  const { kept, origin, ask } = await start({ WEB_PAGES_PER_SECOND: '1' });
  await kept.load(origin);
  const answers = Array.from({ length: 20 }, () => ask('/en/used-cars'));
  expect(await statuses(answers)).toEqual({ 200: 12, 429: 8 });
  const refused = await ask('/en/used-cars');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('429 /en/-/-');
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await ask('/en/used-cars', '203.0.113.10')).status).toBe(200);
});

test('addresses of one IPv6 network are one visitor; so are, four times as many, the networks of a provider’s customer', async () => {
  const { ask } = await start({ WEB_PAGES_PER_SECOND: '1' });
  const sameNetwork = Array.from({ length: 20 }, (_, index) => ask('/', `2001:db8:1:1::${index + 1}`));
  expect((await statuses(sameNetwork))[200]).toBe(12);
  const otherNetworks = Array.from({ length: 90 }, (_, index) => ask('/', `2001:db8:1:${index + 100}::1`));
  expect((await statuses(otherNetworks))[200]).toBe(4 * 12 - 12);
});

test('a page asked for under a made-up host is refused, whatever it is', async () => {
  const { rendered, origin } = await start();
  for (const path of ['/', '/gibt/es/nicht', '/api/v1/public/regions', '/robots.txt', '/sitemap.xml']) {
    const asking = get(origin + path, { headers: { host: 'evil.example' } });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode, path).toBe(421);
  }
  expect(rendered).toEqual([]);
});

test('every answer tells browsers to keep to https on this host alone, to let no other site’s window hold ours, to take it for what it says it is, and to tell others the host alone', async () => {
  const { ask } = await start({ SITE_ORIGIN: 'https://autos.example' });
  for (const path of ['/', '/robots.txt', '/gibt/es/nicht']) {
    const { headers } = await ask(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
  expect((await (await start()).ask('/')).headers.has('strict-transport-security')).toBe(false);
});

test('an unknown address is answered from memory, in its language, and asks Next for nothing', async () => {
  const { rendered, kept, origin, ask } = await start();
  expect((await ask('/gibt/es/nicht')).headers.get('x-by')).toBe('next');
  await kept.load(origin);
  rendered.length = 0;
  for (const [path, shown] of [
    ['/gibt/es/nicht?mail=a@b.example', '404 /-/-'],
    ['/en/there/is/none', '404 /en/-/-'],
  ] as const) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const answer = await ask(path, '203.0.113.9', { 'accept-encoding': coding });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(shown)]);
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(coding);
    }
  }
  const flood = await statuses(Array.from({ length: 500 }, (_, index) => ask(`/gibt/es/nicht/${index}`)));
  expect(flood).toEqual({ 404: 500 });
  expect(rendered).toEqual([]);
});

test('nobody but the server itself has a page made that says it is refused', async () => {
  const { ask } = await start();
  for (const value of ['503', 'x 503']) {
    const answer = await ask('/', '203.0.113.9', { [keptPageHeader]: value });
    expect(await answer.text()).toContain('200 /');
  }
});

test('a page that breaks because the API failed is an outage; one that breaks of itself is a defect', async () => {
  const breaking: Render = async (request, response) => {
    if (request.headers[keptPageHeader] !== undefined) return sayAddress(request, response);
    if (request.url === '/gebrauchtwagen') noteApiFailure();
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html');
    response.end('<body></body>');
  };
  const { kept, origin, ask } = await start({}, breaking);
  await kept.load(origin);
  const outage = await ask('/gebrauchtwagen');
  expect([outage.status, outage.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await outage.text()).toContain('503 /-/-');
  expect((await ask('/')).status).toBe(500);
});

test('one visitor’s pages are made one after the other; another visitor does not wait for the rest', async () => {
  let made = 0;
  let inFlight = 0;
  const slow: Render = async (request, response) => {
    made = Math.max(made, ++inFlight);
    if (request.url === '/gebrauchtwagen') await sleep(50);
    inFlight -= 1;
    await sayAddress(request, response);
  };
  const { ask } = await start({}, slow);
  let answered = 0;
  const count = (answer: Response) => {
    answered += 1;
    return answer;
  };
  const many = Array.from({ length: 20 }, () => ask('/gebrauchtwagen').then(count));
  await ask('/', '203.0.113.10');
  expect(answered).toBeLessThan(15);
  expect(await statuses(many)).toEqual({ 200: 20 });
  expect(made).toBeLessThanOrEqual(2);
});

test('of many visitors’ pages a few are made at a time; whoever would wait too long is refused and told when to come back', async () => {
  let inFlight = 0;
  let most = 0;
  const answering = Promise.withResolvers<void>();
  const slow: Render = async (request, response) => {
    if (request.headers[keptPageHeader] !== undefined) return sayAddress(request, response);
    most = Math.max(most, ++inFlight);
    await answering.promise;
    inFlight -= 1;
    await sayAddress(request, response);
  };
  const { kept, origin, ask } = await start({ WEB_MAX_PAGES: '4' }, slow);
  await kept.load(origin);
  const many = Array.from({ length: 40 }, (_, visitor) => ask('/', `203.0.113.${visitor}`));
  const refused = await Promise.race(many);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.clone().text()).toContain('503 /-/-');
  await settled(many, 36);
  answering.resolve();
  expect(await statuses(many)).toEqual({ 200: 4, 503: 36 });
  expect(most).toBe(4);
  expect((await ask('/')).status).toBe(200);
});

test('what a page waited for its turn is taken off the time that it may wait for the API', async () => {
  const left: number[] = [];
  const held = Promise.withResolvers<void>();
  const slow: Render = async (request, response) => {
    left.push(waitLeftMs(10_000));
    await held.promise;
    await sayAddress(request, response);
  };
  const { ask } = await start({ WEB_MAX_PAGES: '1' }, slow);
  const many = [ask('/', '203.0.113.1'), ask('/', '203.0.113.2')];
  await sleep(300);
  held.resolve();
  expect(await statuses(many)).toEqual({ 200: 2 });
  expect(left[0]).toBeGreaterThan(9_900);
  expect(left[1]).toBeLessThan(9_750);
});

test('of many visitors’ calls a few are passed on, and the rest is refused by its own connection, which stays open; dealers’ calls all are', async () => {
  const answering = Promise.withResolvers<void>();
  const api = createServer((_request, response) => {
    void answering.promise.then(() => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => void api.close());
  const { ask } = await start({
    API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    WEB_MAX_CALLS: '8',
  });
  const dealers = Array.from({ length: 30 }, () => ask('/api/v1/public/admin/dealership'));
  const visitors = Array.from({ length: 20 }, (_, visitor) => ask('/api/v1/public/regions', `203.0.113.${visitor}`));
  const refused = await Promise.race(visitors);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('connection')).toBe('keep-alive');
  expect(problem.parse(await refused.clone().json()).code).toBe('overloaded');
  await settled(visitors, 12);
  answering.resolve();
  expect(await statuses(visitors)).toEqual({ 200: 8, 503: 12 });
  expect(await statuses(dealers)).toEqual({ 200: 30 });
});

/** An API that says yes to whatever is whole, and what it was asked. */
async function startApi() {
  const asked: { path: string; body: string; headers: IncomingMessage['headers'] }[] = [];
  const begun: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    begun.push(request.url ?? '');
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    asked.push({ path: request.url ?? '', body, headers: request.headers });
    response.end('{}');
  };
  const api = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  return { origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, asked, begun };
}

/** Sends the head of a call and a part of its body, and waits with the rest. */
function beginSending(
  origin: string,
  path: string,
  visitor: string,
  length: number | 'chunked',
  sent = '{',
  type = 'application/json',
) {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const sender = {
    socket,
    heard: '',
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(sender.heard)?.[1] ?? 0),
  };
  socket.setEncoding('utf8').on('data', (part: string) => {
    sender.heard += part;
  });
  const framing = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const head = `host: 127.0.0.1:${port}\r\nx-forwarded-for: ${visitor}\r\ncontent-type: ${type}\r\n${framing}`;
  socket.write(`POST /api/v1/public${path} HTTP/1.1\r\n${head}\r\n\r\n${sent}`);
  return sender;
}

function post(origin: string, path: string, visitor: string, body: string) {
  return fetch(`${origin}/api/v1/public${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body,
  });
}

test('whoever stops in the middle of bodies takes no turn of others: they search and sign in, and the API learns nothing of it', async () => {
  const api = await startApi();
  const { origin } = await start({ API_ORIGIN: api.origin });
  const stalled = ['/search/query', '/mail/listing', '/statistics', '/admin/auth/refresh-token'].flatMap((path) =>
    Array.from({ length: 16 }, () => beginSending(origin, path, '203.0.113.1', 1000)),
  );
  await sleep(500);
  expect(new Set(stalled.map((sender) => sender.status()))).toEqual(new Set([0]));
  for (const path of ['/search/query', '/admin/auth/login', '/statistics'])
    expect((await post(origin, path, '203.0.113.2', '{"whole":1}')).status, path).toBe(200);
  expect(api.begun).toEqual(
    ['/search/query', '/admin/auth/login', '/statistics'].map((path) => `/api/v1/public${path}`),
  );
  expect(api.asked.map(({ body }) => body)).toEqual(['{"whole":1}', '{"whole":1}', '{"whole":1}']);
  await expect.poll(() => stalled.every((sender) => sender.status() === 408), { timeout: 20_000 }).toBe(true);
  expect(stalled[0]?.heard).toContain('"code":"body-too-slow"');
}, 40_000);

test('of one network so many bodies are on their way at once, and others’ are taken', async () => {
  const api = await startApi();
  const { origin } = await start({ API_ORIGIN: api.origin });
  // Of 64 KB at least each: 4 MB are 64 of them. A network of sixty-four others has a budget of 120.
  const own = Array.from({ length: 80 }, () => beginSending(origin, '/search/query', '203.0.113.1', 1000));
  await expect.poll(() => own.filter((sender) => sender.status() === 429).length).toBe(16);
  expect(own.filter((sender) => sender.status() !== 429).every((sender) => sender.status() === 0)).toBe(true);
  const other = beginSending(origin, '/search/query', '203.0.113.2', 2);
  await sleep(200);
  other.socket.write('}');
  await expect.poll(() => other.status()).toBe(200);
  // Whoever leaves gives back what was theirs.
  for (const sender of own) sender.socket.destroy();
  await sleep(200);
  const again = beginSending(origin, '/search/query', '203.0.113.1', 2);
  await sleep(200);
  again.socket.write('}');
  await expect.poll(() => again.status()).toBe(200);
}, 20_000);

test('a body without a length reaches the API whole and with one; one that is longer than calls take ends here; uploads and what dealers’ systems send is passed on as it comes', async () => {
  const api = await startApi();
  const { origin } = await start({ API_ORIGIN: api.origin });
  const chunked = beginSending(origin, '/search/query', '203.0.113.1', 'chunked', '2\r\n{"\r\n');
  await sleep(100);
  chunked.socket.write('4\r\na":1\r\n1\r\n}\r\n0\r\n\r\n');
  await expect.poll(() => chunked.status()).toBe(200);
  expect(api.asked).toMatchObject([{ body: '{"a":1}', headers: { 'content-length': '7' } }]);
  const tooLong = beginSending(origin, '/search/query', '203.0.113.1', 300_000);
  await expect.poll(() => tooLong.status()).toBe(413);
  const endless = beginSending(origin, '/search/query', '203.0.113.1', 'chunked', `${(300_000).toString(16)}\r\n`);
  endless.socket.write('x'.repeat(300_000));
  await expect.poll(() => endless.status()).toBe(413);
  const upload = beginSending(origin, '/upload-link/image', '203.0.113.1', 100, '-', 'multipart/form-data; boundary=x');
  const push = beginSending(origin, '/admin/dealership/7/stock', '203.0.113.1', 300_000);
  await expect
    .poll(() => api.begun.slice(1).sort())
    .toEqual(['/api/v1/public/admin/dealership/7/stock', '/api/v1/public/upload-link/image']);
  // Longer than a call may stop in the middle.
  await sleep(7_000);
  upload.socket.write('x'.repeat(99));
  push.socket.write('x'.repeat(299_999));
  await expect.poll(() => [upload.status(), push.status()]).toEqual([200, 200]);
}, 30_000);

test.each([
  '/api/v1/public/admin/../search/query',
  '/x/../api/v1/public/search/query',
  'http://web/api/v1/public/search/query',
])('%s is one of visitors’ calls, however it is written', async (target) => {
  const answering = Promise.withResolvers<void>();
  const api = createServer((_request, response) => {
    void answering.promise.then(() => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  const { origin } = await start({
    API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    WEB_MAX_CALLS: '2',
  });
  const { port, hostname } = new URL(origin);
  const heard: (number | undefined)[] = [];
  const asked = Array.from({ length: 5 }, async () => {
    const asking = get({ port, hostname, path: target, headers: { host: `127.0.0.1:${port}` } });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    heard.push(answer.statusCode);
  });
  await expect.poll(() => heard).toEqual([503, 503, 503]);
  answering.resolve();
  await Promise.all(asked);
  expect(heard).toEqual([503, 503, 503, 200, 200]);
});

test('calls and unknown files of the build are counted or refused without a page', async () => {
  const { rendered, ask } = await start({ API_ORIGIN: 'http://127.0.0.1:1', WEB_MAX_CALLS: '1000' });
  for (const path of ['/_next/data/x', '/_next/static/none.js', '/_next/webpack-hmr']) {
    expect((await ask(path)).status).toBe(404);
  }
  expect(rendered).toEqual([]);
  const calls = await statuses(Array.from({ length: 610 }, () => ask('/api/v1/public/regions')));
  expect(calls).toEqual({ 503: 600, 429: 10 });
});

test('an unknown address that editors lead elsewhere goes there in one hop, and no page is made for it', async () => {
  const { rendered, origin } = await start();
  const answer = await fetch(`${origin}/alt/seite?x=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/magazin']);
  expect(rendered).toEqual([]);
});

test('nobody reaches previews of Next or what it keeps by the keys of its build: pages are made without cookies and such headers', async () => {
  const asked: IncomingMessage['headers'][] = [];
  const { ask } = await start({}, async (request, response) => {
    asked.push(request.headers);
    response.end('<body></body>');
  });
  const key = '0'.repeat(32);
  await ask('/', undefined, {
    cookie: `__prerender_bypass=${key}`,
    'x-prerender-revalidate': key,
    'x-next-revalidate-tag-token': key,
    'accept-language': 'de',
  });
  expect(asked).toMatchObject([{ 'accept-language': 'de' }]);
  for (const name of ['cookie', 'x-prerender-revalidate', 'x-next-revalidate-tag-token'])
    expect(asked[0]).not.toHaveProperty(name);
});
