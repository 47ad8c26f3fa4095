import { loadEnv } from '@kardan/core/env';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { startTestReceiver, type TestReceiver } from '@kardan/core/testing/error-receiver';
import { liftedBounds } from '@kardan/core/testing/lifted-bounds';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex, type TestIndex } from '@kardan/core/testing/test-index';
import { createTestMedia, type TestMedia } from '@kardan/core/testing/test-media';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { type OtlpReceiver, openOtlpReceiver } from '@kardan/telemetry/testing/otlp-receiver';
import { buildAdminIfStale } from '@kardan/web/testing/build-admin-if-stale';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
import { liftedWebBounds } from '@kardan/web/testing/lifted-bounds';
import { financePartners } from '../../stack/finance-partners.ts';
import { freePort, runProcess } from '../../stack/run-process.ts';
import { originOf, root } from '../../stack/start.ts';
import { type FaultyProxy, startFaultyProxy, through } from '../means/faulty-proxy.ts';
import { startVatRegister, type VatRegister } from '../means/vat-register.ts';
import { installationSecrets } from './installation-secrets.ts';

export interface TalkingStack extends AsyncDisposable {
  database: TestDatabase;
  index: TestIndex;
  store: TestMedia;
  /** Where web answers. */
  site: string;
  /** Where mail servers hand answers by mail over. */
  repliesPort: number;
  vatRegister: VatRegister;
  /** Ports that processes tell their metrics on, by process. */
  metrics: Record<string, number>;
  /** All that each process has written, word for word. */
  written: Record<string, string[]>;
  traces: OtlpReceiver;
  errors: TestReceiver;
  /** To each service, for all processes; what goes down does so in the middle of whatever is done. */
  ways: Record<Service, Pick<FaultyProxy, 'set'>>;
  /** What the installation keeps secret, by its name. */
  secrets: Map<string, string>;
}

/** What processes need; a cache in front stands for all that is told over HTTP. */
type Service = 'PostgreSQL' | 'OpenSearch' | 'S3 store' | 'SMTP' | 'cache';

/** API, worker, receiver of replies and web that tell all they can: every log line, every trace, metrics and error reports. */
export async function startTalkingStack(): Promise<TalkingStack> {
  await using starting = new AsyncDisposableStack();
  buildWebIfStale();
  buildAdminIfStale();
  const database = starting.use(await createTestDatabase());
  const index = starting.use(await createTestIndex());
  await createFirstAgentIndex(agentEngine(index.search));
  const store = starting.use(createTestMedia());
  const traces = starting.use(await openOtlpReceiver());
  const errors = starting.use(await startTestReceiver());
  const serverEnv = loadEnv();
  const [engine = ''] = serverEnv.OPENSEARCH_URL;
  const cache = starting.use(await startReceiver());
  const wayTo = async (address: string) => starting.use(await startFaultyProxy(address));
  const ways = {
    PostgreSQL: await wayTo(database.url),
    OpenSearch: await wayTo(engine),
    'S3 store': await wayTo(serverEnv.S3_ENDPOINT),
    SMTP: await wayTo(serverEnv.SMTP_URL),
    cache: await wayTo(cache.url),
  };
  const vatRegister = starting.use(await startVatRegister());
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [apiPort, webPort, repliesPort, apiMetrics, workerMetrics, receiverMetrics, webMetrics] = ports as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [api, web] = [`http://127.0.0.1:${apiPort}`, originOf(webPort)];
  const written: Record<string, string[]> = { api: [], worker: [], receiver: [], web: [] };
  const told = (name: string) => (text: string) => void written[name]?.push(text);
  const shared = {
    DATABASE_URL: through(ways.PostgreSQL, database.url),
    OPENSEARCH_URL: through(ways.OpenSearch, engine),
    S3_ENDPOINT: through(ways['S3 store'], serverEnv.S3_ENDPOINT),
    SMTP_URL: through(ways.SMTP, serverEnv.SMTP_URL),
    CACHE_PURGE_URLS: through(ways.cache, cache.url),
    LISTING_INDEX: index.search.indexName,
    S3_BUCKET: store.media.bucket,
    SITE_ORIGIN: web,
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    ERROR_REPORTING: '1',
    SENTRY_DSN: errors.dsn,
    FINANCE_PARTNERS: JSON.stringify(financePartners),
    VIES_URL: vatRegister.url,
  };
  const startedApi = runProcess({
    args: ['api/server.ts'],
    cwd: root,
    env: {
      ...shared,
      API_HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      // Busy neighbours must not have a step refused: that would be told as a word that was never stored.
      ...liftedBounds,
      API_SEARCH_CACHE_SECONDS: '0',
      API_METRICS_PORT: String(apiMetrics),
    },
    ready: { url: `${api}/health/ready` },
    hear: told('api'),
  });
  const startedWorker = runProcess({
    args: ['worker/main.ts'],
    cwd: root,
    env: {
      ...shared,
      WORKER_METRICS_PORT: String(workerMetrics),
    },
    ready: { words: 'worker started' },
    hear: told('worker'),
  });
  const startedReceiver = runProcess({
    args: ['worker/receive-replies.ts'],
    cwd: root,
    env: { ...shared, REPLY_SMTP_PORT: String(repliesPort), REPLY_METRICS_PORT: String(receiverMetrics) },
    ready: { words: 'receiver of replies started' },
    hear: told('receiver'),
  });
  starting.use(await startedApi);
  starting.use(await startedWorker);
  starting.use(await startedReceiver);
  const env = {
    ...shared,
    NODE_ENV: 'production',
    PORT: String(webPort),
    API_ORIGIN: api,
    SITE_NAME: 'Kardan',
    NEXT_TELEMETRY_DISABLED: '1',
    ...liftedWebBounds,
    WEB_API_TIMEOUT_MS: '30000',
    WEB_METRICS_PORT: String(webMetrics),
  };
  const ready = { url: `${web}/impressum` };
  starting.use(await runProcess({ args: ['server.ts'], cwd: `${root}web`, env, ready, hear: told('web') }));
  const started = starting.move();
  return {
    ...{ database, index, store, site: web, repliesPort, vatRegister, written, traces, errors },
    metrics: { api: apiMetrics, worker: workerMetrics, receiver: receiverMetrics, web: webMetrics },
    ways,
    secrets: installationSecrets(database.url, serverEnv),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
