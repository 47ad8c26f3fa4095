import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { call } from '@kardan/api/testing/sign-in';
import { createTestApp, type TestApp } from '@kardan/api/testing/test-app';
import { staffRights } from '@kardan/api/testing/test-tokens';
import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { loadEnv } from '@kardan/core/env';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { completeCar } from '@kardan/core/testing/complete-car';
import { type OtlpReceiver, openOtlpReceiver } from '@kardan/telemetry/testing/otlp-receiver';
import { startTracing } from '@kardan/telemetry/tracing/start-tracing';
import { webVariables } from '@kardan/web/lib/config/env';
import { keptPages } from '@kardan/web/lib/server/load/kept-pages';
import { serve } from '@kardan/web/lib/server/serve';
import { liftedWebBounds } from '@kardan/web/testing/lifted-bounds';
import { startWorker } from '@kardan/worker/testing/start-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What nobody may ever read in a trace: a sentence, an address, a name, a token, a path. */
const canaries = {
  sentence: 'kanarienvogel-kombi',
  mail: 'kanarienvogel@example.at',
  agent: 'kanarienvogel-token',
};

let receiver: OtlpReceiver;
let tracing: { close(): Promise<void> };
let api: TestApp;
let site: string;
const lines: string[] = [];
const closing: (() => void)[] = [];

beforeAll(async () => {
  receiver = await openOtlpReceiver();
  // Before connections are opened, as processes do.
  tracing = await startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: 1 },
    { name: 'api', warn: () => undefined },
  );
  api = await createTestApp({ logTo: (line) => lines.push(line) });
  await createFirstAgentIndex(agentEngine(api.index.search));
  site = await startSite(api.host);
}, 120_000);

afterAll(async () => {
  for (const close of closing) close();
  await api[Symbol.asyncDispose]();
  await tracing.close();
  await receiver[Symbol.asyncDispose]();
});

/** web's server in front of that API; pages are not made here. */
async function startSite(apiOrigin: string): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = parseEnvironment(webVariables, {
    PORT: String(port),
    API_ORIGIN: apiOrigin,
    ...liftedWebBounds,
  });
  const handle = serve({
    env,
    dev: false,
    renderPage: async (_request, response) => void response.end('a page'),
    sendSitemap: () => false,
    sendAdmin: () => false,
    redirectOf: async () => undefined,
    staticDirectory: `${tmpdir()}/there-is-no-build`,
    kept: keptPages(),
  });
  server.on('request', handle);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

const traceId = (digit: string) => digit.repeat(32);
const fromBrowser = (digit: string) => ({
  traceparent: `00-${traceId(digit)}-00f067aa0ba902b7-00`,
  baggage: `user=${canaries.mail}`,
  tracestate: `vendor=${canaries.agent}`,
});

test('a search has one id from the browser through web, api, database and engine, and in the log', async () => {
  const answer = await fetch(`${site}/api/v1/public/search/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromBrowser('a') },
    body: JSON.stringify({ text: canaries.sentence, place: { postcode: '1010', radiusKm: 10 } }),
  });
  expect(answer.status).toBe(200);
  await receiver.find(({ name }) => name === 'GET api' || name === 'POST api');
  const spans = receiver.spans().filter((span) => span.traceId === traceId('a'));
  const [web] = spans.filter(({ attributes }) => attributes['http.route'] === 'api');
  const [inApi] = spans.filter(({ attributes }) => attributes['http.route'] === '/api/v1/public/search/query');
  const [engine] = spans.filter(({ name }) => name === 'opensearch _msearch');
  expect(web?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(inApi).toMatchObject({ parentSpanId: web?.spanId, attributes: { 'http.response.status_code': 200 } });
  expect(engine).toMatchObject({ parentSpanId: inApi?.spanId, attributes: { 'db.system.name': 'opensearch' } });
  expect(spans.some(({ attributes }) => attributes['db.system.name'] === 'postgresql')).toBe(true);
  expect(answer.headers.get('server-timing')).toContain(traceId('a'));
  const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.traceId === traceId('a'));
  expect(logged).toContainEqual(
    expect.objectContaining({ msg: 'request', requestId: inApi?.attributes['kardan.request_id'] }),
  );
}, 60_000);

test('a job is part of the trace of the change that made it, in a process of its own', async () => {
  const { id, slug } = await buildDealership(api.database.db);
  const token = await api.tokenWith(staffRights(id));
  const stock = `/admin/dealership/${slug}/listing`;
  const created = await call(api, 'POST', stock, { key: crypto.randomUUID() }, { token });
  await call(api, 'PUT', `${stock}/${created.body.id}`, { fields: completeCar, before: {} }, { token });
  expect((await call(api, 'POST', `${stock}/${created.body.id}/publish`, undefined, { token })).status).toBe(200);
  await using _worker = await startWorker({
    DATABASE_URL: api.database.url,
    OPENSEARCH_URL: loadEnv().OPENSEARCH_URL.join(),
    LISTING_INDEX: api.index.search.indexName,
    S3_BUCKET: api.store.media.bucket,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const [publishing] = await receiver.find(({ attributes }) => /publish$/.test(String(attributes['http.route'])));
  const [job] = await receiver.find(
    ({ name, traceId }) => name === 'job index-listing' && traceId === publishing?.traceId,
  );
  expect(job).toMatchObject({ service: 'kardan-worker', parentSpanId: expect.any(String) });
  const [written] = await receiver.find(
    ({ name, traceId }) => name === 'opensearch _bulk' && traceId === publishing?.traceId,
  );
  expect(written).toMatchObject({ service: 'kardan-worker' });
}, 120_000);

test('nothing that somebody typed, no address and no token gets into a trace or beside it', async () => {
  const asked = [
    `/api/v1/public/search/understand?text=${canaries.sentence}`,
    `/suche/${canaries.agent}?text=${canaries.sentence}`,
    `/api/v1/public/search-agent/${canaries.agent}`,
    `/${canaries.mail}`,
  ];
  for (const path of asked) {
    const headers = { ...fromBrowser('b'), authorization: `Bearer ${canaries.agent}`, cookie: `s=${canaries.agent}` };
    await (await fetch(site + path, { headers })).arrayBuffer();
  }
  await fetch(`${site}/api/v1/public/mail/dealership`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromBrowser('b') },
    body: JSON.stringify({ name: canaries.sentence, email: canaries.mail, message: canaries.sentence }),
  });
  await expect(
    api.services.db.selectFrom('account').where('email', '=', canaries.mail).selectAll().execute(),
  ).resolves.toEqual([]);
  await receiver.find(({ traceId: id }) => id === traceId('b'));
  await tracing.close();
  const everything = receiver.received.join('\n');
  expect(receiver.spans().filter(({ traceId: id }) => id === traceId('b')).length).toBeGreaterThan(asked.length);
  for (const canary of Object.values(canaries)) expect(everything).not.toContain(canary);
  expect(everything).not.toContain('kanarienvogel');
}, 60_000);
