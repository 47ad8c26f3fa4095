import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { type Env, loadEnv } from '@kardan/core/env';
import { openErrorReceiver } from '@kardan/core/error-reports/error-receiver';
import { createLog } from '@kardan/core/kernel/log';
import { openMailTransport } from '@kardan/core/mail/mail-transport';
import { openObservations } from '@kardan/core/observations/observations';
import type { Services } from '@kardan/core/services';
import { createRepeatFilter } from '@kardan/core/statistics/repeat-filter';
import { openStatisticsIntake } from '@kardan/core/statistics/statistics-intake';
import type { AccountRights } from '@kardan/core/testing/build-account';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex, type TestIndex } from '@kardan/core/testing/test-index';
import { createTestMedia, type TestMedia } from '@kardan/core/testing/test-media';
import { openWebVitalsBuffer } from '@kardan/core/web-vitals/web-vitals-buffer';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { buildToken, operatorRights } from './test-tokens.ts';

export interface TestApp extends AsyncDisposable {
  app: FastifyInstance;
  host: string;
  services: Services;
  database: TestDatabase;
  index: TestIndex;
  store: TestMedia;
  /** An access token of a new account with these rights. */
  tokenWith: (rights: AccountRights) => Promise<string>;
  /** The product's own client, without credentials and as an operator. */
  visitor: Client<Calls>;
  operator: Client<Calls>;
  /** The same as an operator who has declared to change things for a dealership. */
  operatorFor: (dealershipId: number) => Client<Calls>;
}

interface TestAppOptions extends AppOptions {
  env?: Partial<Env>;
  /** Receives the log; silent without it. */
  logTo?: (line: string) => void;
}

/** The API on a free port, with a database, an index and a bucket of its own; answers are checked by their schemas. */
export async function createTestApp({ env: given, logTo, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  const store = createTestMedia();
  const settings = loadEnv();
  // A test sees what it has just changed.
  const env = { ...settings, API_SEARCH_CACHE_SECONDS: 0, ...given };
  const log = logTo ? createLog('api', 'info', { write: logTo }) : createLog('api', 'silent');
  const statistics = openStatisticsIntake({ db: database.db });
  const mail = openMailTransport(env);
  const repeats = createRepeatFilter();
  const webVitals = openWebVitalsBuffer({ db: database.db, log }, { flushMs: 100 });
  const errors = openErrorReceiver({ env, log });
  // Written by whoever closes it: a test of what a call changes does not meet the count of calls.
  const observations = openObservations({ db: database.db, log }, { flushMs: 3_600_000 });
  const counted = { statistics, repeats, webVitals, errors, observations };
  const stores = {
    db: database.db,
    reader: database.reader,
    sending: database.db,
    search: index.search,
    media: store.media,
  };
  const services = { env, log, ...stores, mail, ...counted };
  const app = await buildApp(services, { serialiser: 'validating', ...options });
  const host = await app.listen({ host: '127.0.0.1', port: 0 });
  const tokenWith = (rights: AccountRights) => buildToken(services, rights);
  const credentials = () => tokenWith(operatorRights);
  return {
    app,
    host,
    services,
    database,
    index,
    store,
    tokenWith,
    visitor: createClient({ host }),
    operator: createClient({ host, credentials }),
    operatorFor: (dealershipId) =>
      createClient({ host, credentials: () => tokenWith({ ...operatorRights, actingFor: [dealershipId] }) }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await Promise.all([statistics, webVitals, errors, observations].map((each) => each.close()));
      await Promise.all([database, index, store].map((part) => part[Symbol.asyncDispose]()));
    },
  };
}
