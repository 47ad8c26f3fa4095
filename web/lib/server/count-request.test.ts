import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { expect, onTestFinished, test } from 'vitest';
import { countRequest } from './count-request.ts';

async function start() {
  const metrics = await startMetrics({ process: 'web', host: '127.0.0.1', port: 0 });
  const server = createServer((request, response) => {
    countRequest(request, response);
    // Whoever asks for this never gets it.
    if (request.url?.startsWith('/magazin')) return void response.write('half of a page');
    response.writeHead(request.url === '/en' ? 503 : 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await metrics.close();
  });
  return { metrics, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('pages are counted by kind and status, other requests by what they are; addresses stay out of it', async () => {
  const { metrics, origin } = await start();
  for (const path of [
    '/',
    '/en',
    '/kanarienvogel/kanarienvogel',
    '/_next/image?url=kanarienvogel',
    '/api/v1/public/kanarienvogel',
  ])
    await (await fetch(origin + path)).arrayBuffer();
  const told = await scrape(metrics.port);
  const page = 'kardan_page_duration_seconds_count';
  expect(told.value(page, { page: 'home', status: '2xx' })).toBe(1);
  expect(told.value(page, { page: 'home', status: '5xx' })).toBe(1);
  expect(told.value(page, { page: 'unknown', status: '2xx' })).toBe(1);
  expect(told.value('kardan_web_requests_total', { kind: 'picture', status: '2xx' })).toBe(1);
  expect(told.value('kardan_web_requests_total', { kind: 'api', status: '2xx' })).toBe(1);
  expect(told.text).not.toContain('kanarienvogel');
});

test('whoever leaves before the page is there is counted as such', async () => {
  const { metrics, origin } = await start();
  const leaving = get(`${origin}/magazin`);
  const [response] = await once(leaving, 'response');
  await once(response, 'data');
  leaving.destroy();
  await expect
    .poll(async () => (await scrape(metrics.port)).value('kardan_page_duration_seconds_count', { status: 'left' }))
    .toBe(1);
});
