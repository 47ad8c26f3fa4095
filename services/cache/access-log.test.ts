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

test('the access log names the address of a request, but not what opens an agent’s own page', async () => {
  const paths = ['/gebrauchtwagen?preis=15000', `/suchagent/${token}`, `/en/search-agent/${token}?_rsc=1`];
  for (const path of paths) await (await fetch(cache.url + path)).text();
  await fetch(`${cache.url}/api/v1/public/search-agent/own/${token}/pause`, { method: 'POST', body: 'page=de-AT' });
  await expect.poll(accessLog).toMatch(/ POST \/api\/v1\/public\/search-agent\/own\/\.\.\.\/pause /);
  const log = accessLog();
  expect(log).toContain(' GET /gebrauchtwagen?preis=15000 ');
  expect(log).toContain(' GET /suchagent/... ');
  expect(log).toContain(' GET /en/search-agent/...?_rsc=1 ');
  expect(log).not.toContain(token);
  expect(log).not.toContain('127.0.0.1');
});

test('nor does it name what fetches a dealership’s export or stops a monthly report', async () => {
  const reportToken = token.slice(0, 27);
  const path = '/api/v1/public';
  await (await fetch(`${cache.url}${path}/export/${token}/google.tsv?_=1`)).text();
  await (await fetch(`${cache.url}/anmelden?next=%2Fexport%2F${token}`)).text();
  await fetch(`${cache.url}${path}/monthly-report/${reportToken}/unsubscribe`, { method: 'POST' });
  await expect.poll(accessLog).toContain(` POST ${path}/monthly-report/.../unsubscribe `);
  const log = accessLog();
  expect(log).toContain(` GET ${path}/export/.../google.tsv?_=1 `);
  expect(log).toContain(' GET /anmelden?next=%2Fexport%2F... ');
  expect(log).not.toContain(reportToken);
});
