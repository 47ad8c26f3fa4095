import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@kardan/core/db/database';
import type { SearchEngine } from '@kardan/core/search/engine';
import { ensureCurrentIndex } from '@kardan/core/search/index/ensure-current-index';
import { startTestCache, type TestCache } from '@kardan/services/cache/test-cache.fixture';
import { fillServer, prepareServer, type Server } from '@kardan/services/postgres/own-server.fixture';
import { freePorts, servicesCommand } from '@kardan/services/services-command.fixture';
import { startWorker, type WorkerProcess } from '@kardan/worker/testing/start-worker';
import { freePort } from '../../stack/run-process.ts';
import { type Started, startApi } from '../../stack/start.ts';
import type { Crashable } from './crash-schedule.ts';
import { type EngineKind, startOwnEngine } from './own-engine.ts';
import { bringUp } from './own-services.ts';

export interface CrashStack extends AsyncDisposable {
  db: Database;
  search: SearchEngine;
  server: Server;
  /** Where the API answers, also after it was started again. */
  origin: string;
  cache: TestCache;
  /** Of the store of files, as the product's processes are told. */
  store: Record<string, string>;
  /** Where the catcher tells what mails it has. */
  mailsUrl: string;
  api: Crashable;
  worker: Crashable;
  postgres: Crashable;
  /** The engine's, one for each. */
  nodes: readonly Crashable[];
  /** The same at once. */
  allNodes: Crashable;
  /** Makes the index of the cars that are there, before any worker. */
  prepareIndex(): Promise<void>;
  /** Ends and starts the API or the worker with other variables. */
  restart(what: 'api' | 'worker', variables: Record<string, string>): Promise<void>;
}

interface Options {
  /** Called before PostgreSQL and the store are started for the first time: where their data will lie. */
  beforeStart?: (places: { postgres: string; store: string }) => Promise<void>;
  /** Called in the end, when both have stopped and their data is still there. */
  beforeRemove?: () => Promise<void>;
  engine: EngineKind;
  /** Where everybody reaches the database, once it is filled; the server itself unless told. */
  reachedAt?: (server: Server) => Promise<string>;
}

/** Everything that is killed here runs for this test alone. */
export async function startCrashStack({
  engine: engineKind,
  beforeStart,
  beforeRemove,
  reachedAt = async ({ url }) => url,
}: Options): Promise<CrashStack> {
  await using starting = new AsyncDisposableStack();
  const [s3Port, smtpPort, mailPort] = (await freePorts(3)) as [number, number, number];
  const store = { S3_ENDPOINT: `http://127.0.0.1:${s3Port}`, S3_BUCKET: 'crash-media' };
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
  const variables = { ...store, ...smtp, MAIL_CATCHER_WEB_PORT: String(mailPort) };
  const others = servicesCommand(variables);
  starting.defer(() => others.remove());
  const server = await prepareServer();
  starting.defer(() => server.command.remove());
  starting.defer(async () => {
    for (const command of [others, server.command]) command.run('down');
    await beforeRemove?.();
  });
  await beforeStart?.({ postgres: `${server.command.state}/postgres`, store: `${others.state}/s3-store` });
  const ofDatabase = { DATABASE_URL: server.url, DATABASE_OWNER_URL: server.ownerUrl };
  const startPostgres = () => bringUp(server.command.state, ['postgres'], ofDatabase);
  const startDatabase = async () => {
    await startPostgres();
    await fillServer(server);
  };
  // Side by side; what has started ends also when another one fails.
  const [startedEngine, ...rest] = await Promise.allSettled([
    startOwnEngine(engineKind),
    startDatabase(),
    bringUp(others.state, ['s3-store', 'mail-catcher'], variables),
  ]);
  if (startedEngine.status === 'rejected') throw startedEngine.reason;
  const engine = starting.use(startedEngine.value);
  for (const each of rest) if (each.status === 'rejected') throw each.reason;
  const { search, nodes, allNodes } = engine;
  const databaseUrl = await reachedAt(server);
  const db = openDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 5 });
  starting.defer(() => db.destroy());

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const cache = starting.use(await startTestCache(origin));
  const shared = { ...engine.variables, ...store, ...smtp, DATABASE_URL: databaseUrl };
  const purging = { CACHE_PURGE_URLS: cache.url, CACHE_PURGE_SECRET: cache.secret };
  const startOwnApi = (more: Record<string, string> = {}) =>
    startApi({ ...shared, ...more }, { databaseUrl, listingIndex: search.indexName }, port);
  const startOwnWorker = (more: Record<string, string> = {}) => startWorker({ ...shared, ...purging, ...more });
  const running: { api?: Started; worker?: WorkerProcess } = {};
  starting.defer(() => running.api?.[Symbol.asyncDispose]());
  starting.defer(() => running.worker?.[Symbol.asyncDispose]());

  const started = starting.move();
  return {
    db,
    search,
    server,
    origin,
    cache,
    store,
    mailsUrl: `http://127.0.0.1:${mailPort}/api/email`,
    api: {
      name: 'api',
      kill: async () => running.api?.kill(),
      recover: async () => {
        running.api = await supervised(startOwnApi);
      },
    },
    worker: {
      name: 'worker',
      kill: async () => running.worker?.kill(),
      recover: async () => {
        running.worker = await supervised(startOwnWorker);
      },
    },
    postgres: {
      name: 'PostgreSQL',
      kill: async () => void process.kill(server.command.pidOf('postgres'), 'SIGKILL'),
      recover: startPostgres,
    },
    nodes,
    allNodes,
    prepareIndex: () => ensureCurrentIndex({ db, search }).then(() => undefined),
    async restart(what, more) {
      if (what === 'api') {
        await running.api?.kill();
        running.api = await startOwnApi(more);
      } else {
        await running.worker?.kill();
        running.worker = await startOwnWorker(more);
      }
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

/** What ends while it starts, since something that it needs is not there yet, is started again. */
async function supervised<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 30) throw error;
      await sleep(500);
    }
  }
}
