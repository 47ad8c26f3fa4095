import { loadEnv } from '@kardan/core/env';
import { type FileHost, openFileHost } from '@kardan/core/feeds/testing/file-host';
import { buildContentPicture } from '@kardan/core/testing/build-content';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { createWorkplace, type Workplace } from '@kardan/worker/testing/workplace';
import { type FaultyProxy, startFaultyProxy, through } from '../../means/faulty-proxy.ts';
import { startVatRegister } from '../../means/vat-register.ts';

/** What jobs need beside others' servers, each by a way that can be spoilt. */
export const servicesOfJobs = ['PostgreSQL', 'OpenSearch', 'S3 store', 'SMTP out'] as const;
export type ServiceOfJobs = (typeof servicesOfJobs)[number];

export interface JobPlace extends AsyncDisposable, Pick<Workplace, 'db' | 'search' | 'store'> {
  ways: Record<ServiceOfJobs, FaultyProxy>;
  /** A web server that dealers' files and pictures lie on; nothing happens to it. */
  host: FileHost;
  /** A dealer's own system; nothing happens to it. */
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** Tags that a cache in front was told to remove. */
  purged: string[];
}

/** A worker on a database, an index and a bucket of its own, with a way to each service that can be spoilt. */
export async function startJobPlace(): Promise<JobPlace> {
  await using starting = new AsyncDisposableStack();
  const env = loadEnv();
  const workplace = starting.use(await createWorkplace());
  await buildContentPicture(workplace.db);
  const host = starting.use(await openFileHost());
  const receiver = starting.use(await startReceiver());
  const register = starting.use(await startVatRegister());
  register.tells('Autowelt Zirngast GmbH');
  const purged: string[] = [];
  host.files.set('/cache', (request, answer) => {
    purged.push(...String(request.headers['cache-tag'] ?? '').split(/[,\s]+/));
    answer.end();
  });
  const way = async (address: string) => starting.use(await startFaultyProxy(address));
  const ways = {
    PostgreSQL: await way(workplace.databaseUrl),
    OpenSearch: await way(String(env.OPENSEARCH_URL[0])),
    'S3 store': await way(env.S3_ENDPOINT),
    'SMTP out': await way(env.SMTP_URL),
  };
  starting.use(
    await workplace.startWorker({
      DATABASE_URL: through(ways.PostgreSQL, workplace.databaseUrl),
      OPENSEARCH_URL: through(ways.OpenSearch, String(env.OPENSEARCH_URL[0])),
      S3_ENDPOINT: through(ways['S3 store'], env.S3_ENDPOINT),
      SMTP_URL: through(ways['SMTP out'], env.SMTP_URL),
      CACHE_PURGE_URLS: `${host.origin}/cache`,
      CACHE_PURGE_SECRET: 'a-secret-of-this-test',
      VIES_URL: register.url,
    }),
  );
  const { db, search, store } = workplace;
  const started = starting.move();
  return { db, search, store, ways, host, receiver, purged, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
