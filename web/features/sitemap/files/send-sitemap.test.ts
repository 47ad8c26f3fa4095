import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { sendSitemap } from './send-sitemap.ts';
import { pathOfFile, sitemapNameOf } from './sitemap-paths.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The site before whatever answers as the API. */
async function siteBefore(api: RequestListener): Promise<string> {
  const env = { API_ORIGIN: await listen(api), SITE_ORIGIN: 'https://kardan.example' };
  return listen((request, response) => {
    void sendSitemap(request, response, env, sitemapNameOf(request.url ?? '') ?? '');
  });
}

const changedAt = '2026-11-15T10:00:00.000Z';

/** Batches of a thousand cars with long names, so many of them; tells how many were asked for. */
function carsInBatches(batches: number) {
  let asked = 0;
  const api: RequestListener = (request, response) => {
    const after = Number(new URL(request.url ?? '', 'http://api').searchParams.get('after') ?? 0);
    asked += 1;
    const items = Array.from({ length: 1_000 }, (_, i) => ({ slug: `${'auto-'.repeat(20)}${after + i}`, changedAt }));
    const next = after / 1_000 + 1 < batches ? after + 1_000 : null;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ items, next }));
  };
  return { api, asked: () => asked };
}

test('all batches become one whole file', async () => {
  const { api, asked } = carsInBatches(3);
  const answer = await fetch(`${await siteBefore(api)}/sitemap-cars-0.xml`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect(text.endsWith('</urlset>\n')).toBe(true);
  expect(text.match(/<loc>/g)).toHaveLength(6_000);
  expect(asked()).toBe(3);
});

test('the API is asked no further than the reader reads, and not at all once the reader has left', async () => {
  const { api, asked } = carsInBatches(200);
  const site = await siteBefore(api);
  const request = get(`${site}/sitemap-cars-0.xml`);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  // Nobody reads: what fits into the buffers on the way is made, and no more.
  const whileNobodyReads = await vi.waitFor(async () => {
    const before = asked();
    await setTimeout(500);
    expect(asked()).toBe(before);
    return before;
  }, 20_000);
  expect(whileNobodyReads).toBeLessThan(50);
  answer.destroy();
  await setTimeout(100);
  expect(asked()).toBeLessThanOrEqual(whileNobodyReads + 1);
});

test('a failure in the middle breaks the file off: nobody takes half of it for the whole', async () => {
  const { api } = carsInBatches(5);
  let calls = 0;
  const site = await siteBefore((request, response) => {
    calls += 1;
    if (calls < 3) return api(request, response);
    response.writeHead(503).end();
  });
  const answer = await fetch(`${site}/sitemap-cars-0.xml`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

const problem = (status: number, headers: Record<string, string> = {}): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers });
    response.end(JSON.stringify({ code: 'x', title: 'x', status }));
  };
};

test.each([
  ['the search engine is down', problem(503, { 'retry-after': '7' }), 503, '7'],
  ['the crawler asks too often', problem(429, { 'retry-after': '30' }), 429, '30'],
  ['the range has no cars', problem(404), 404, null],
])('when %s, the status says so and nobody keeps it', async (_, api, status, retryAfter) => {
  const answer = await fetch(`${await siteBefore(api)}/sitemap-cars-3.xml`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(['index', 'pages', 'section-used', 'regional', 'magazine', 'directory', 'dealerships-2', 'cars-3'])(
  'while the API cannot be reached, the file %s is an outage with a status, and not broken off',
  async (name) => {
    const answer = await fetch(`${await siteBefore(problem(503))}${pathOfFile(name)}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
  },
);

test.each(['nothing', 'cars', 'cars-x', 'cars-1-2', 'cars-99999999', 'section-boats', 'pages-1', 'constructor'])(
  'there is no file %s, and the API is not asked for it',
  async (name) => {
    const { api, asked } = carsInBatches(1);
    const answer = await fetch(`${await siteBefore(api)}/sitemap-${name}.xml`);
    expect(answer.status).toBe(404);
    expect(asked()).toBe(0);
  },
);

test('only the head is sent when only the head is asked for', async () => {
  const { api, asked } = carsInBatches(9);
  const answer = await fetch(`${await siteBefore(api)}/sitemap-cars-0.xml`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
  expect(asked()).toBe(1);
});

test('the index names every file with its last change', async () => {
  const ranges = { listings: [{ range: 4, changedAt }], dealerships: [{ range: 2 }] };
  const site = await siteBefore((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(ranges));
  });
  const text = await (await fetch(`${site}/sitemap.xml`)).text();
  expect(text).toContain(
    `<sitemap><loc>https://kardan.example/sitemap-cars-4.xml</loc><lastmod>${changedAt}</lastmod></sitemap>`,
  );
  for (const name of ['pages', 'section-used', 'section-old-timer', 'regional', 'directory', 'dealerships-2'])
    expect(text).toContain(`<loc>https://kardan.example/sitemap-${name}.xml</loc>`);
});
