import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram } from '../machine/find-program.ts';
import { startTestCache, type TestCache } from './test-cache.fixture.ts';
import { startTestOrigin, type TestOrigin } from './test-origin.fixture.ts';

const format = resolve(import.meta.dirname, '../../deploy/cache/access-log.format');
const token = 'AZqF4r_Vc0K-9Yx7Qm2tEwGh1JkLs3NpRuTvXyZ5b8c';
let origin: TestOrigin;
let cache: TestCache;
beforeAll(async () => {
  origin = await startTestOrigin();
  cache = await startTestCache(origin.url);
});
afterAll(async () => {
  await cache[Symbol.asyncDispose]();
  await origin[Symbol.asyncDispose]();
});

/** The lines of all requests so far, as an installation's access log would hold them. */
function accessLog(): string {
  const program = findProgram('varnishncsa') ?? expect.unreachable('it comes with Varnish');
  const { stdout, stderr, status } = spawnSync(program, ['-n', cache.directory, '-d', '-f', format], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

test('the access log names the path of a request, but not what somebody looks for, nor from where', async () => {
  await (await fetch(`${cache.url}/gebrauchtwagen?text=anna+gruber&preis=15000`)).text();
  await expect.poll(accessLog).toContain(' GET /gebrauchtwagen ');
  expect(accessLog()).not.toMatch(/gruber|15000|127\.0\.0\.1/);
});

test.each([
  ['GET', '/suchagent/', ''],
  ['GET', '/en/search-agent/', ''],
  ['POST', '/api/v1/public/search-agent/own/', '/pause'],
  ['GET', '/meldung/', ''],
  ['GET', '/en/notice/', ''],
  ['POST', '/api/v1/public/notices/own/', '/complaint'],
  ['GET', '/vorschau/', ''],
  ['GET', '/en/preview/', ''],
  ['GET', '/api/v1/public/export/', '/google.tsv'],
  ['GET', '/api/v1/public/export%2F', ''],
  ['POST', '/api/v1/public/monthly-report/', '/unsubscribe'],
])('of %s %s… it leaves out the right that stands there', async (method, before, after) => {
  await (await fetch(`${cache.url}${before}${token}${after}?_rsc=1`, { method })).text();
  await expect.poll(accessLog).toContain(` ${method} ${before}...${after} `);
  expect(accessLog()).not.toContain(token.slice(0, 27));
});
