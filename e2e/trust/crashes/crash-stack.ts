import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@kardan/core/db/database';
import type { SearchEngine } from '@kardan/core/search/engine';
import { ensureCurrentIndex } from '@kardan/core/search/index/ensure-current-index';
import { startTestCache, type TestCache } from '@kardan/services/cache/test-cache.fixture';
import { freePorts, servicesCommand } from '@kardan/services/services-command.fixture';
import { startWorker, type WorkerProcess } from '@kardan/worker/testing/start-worker';
import { freePort } from '../../stack/run-process.ts';
import { type Started, startApi } from '../../stack/start.ts';
import { hearDefects } from '../means/hear-defects.ts';
import { lives } from '../means/lives.ts';
import type { Crashable } from './crash-schedule.ts';
import { type OwnDatabase, prepareOneServer } from './databases/own-database.ts';
import { type EngineKind, startOwnEngine } from './own-engine.ts';
import { bringUp } from './own-services.ts';

export interface CrashStack extends AsyncDisposable {
  db: Database;
  search: SearchEngine;
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
  /** Mistakes of our own: what the API answered with 500, and what no job of the worker may fail by; the whole is told at once. */
  defects: readonly string[];
  /** Of API and worker those that do not say that they live. */
  dead(): Promise<string[]>;
  /** Ends and starts the API or the worker with other variables. */
  restart(what: 'api' | 'worker', variables: Record<string, string>): Promise<void>;
}

interface Options {
  /** Called before PostgreSQL and the store are started for the first time: where their data will lie. */
  beforeStart?: (places: { postgres: string; store: string }) => Promise<void>;
  /** Called in the end, when both have stopped and their data is still there. */
  beforeRemove?: () => Promise<void>;
  engine: EngineKind;
  /** One server unless told. */
  database?: OwnDatabase;
}

/** Everything that is killed here runs for this test alone. */
export async function startCrashStack({
  engine: engineKind,
  beforeStart,
  beforeRemove,
  database: givenDatabase,
}: Options): Promise<CrashStack> {
  await using starting = new AsyncDisposableStack();
  const [s3Port, smtpPort, mailPort] = (await freePorts(3)) as [number, number, number];
  const store = { S3_ENDPOINT: `http://127.0.0.1:${s3Port}`, S3_BUCKET: 'crash-media' };
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
  const variables = { ...store, ...smtp, MAIL_CATCHER_WEB_PORT: String(mailPort) };
  const others = servicesCommand(variables);
  starting.defer(() => others.remove());
  const database = starting.use(givenDatabase ?? (await prepareOneServer()));
  starting.defer(async () => {
    others.run('down');
    await database.stop();
    await beforeRemove?.();
  });
  await beforeStart?.({ postgres: database.place, store: `${others.state}/s3-store` });
  // Side by side; what has started ends also when another one fails.
  const [startedEngine, ...rest] = await Promise.allSettled([
    startOwnEngine(engineKind),
    database.start(),
    bringUp(others.state, ['s3-store', 'mail-catcher'], variables),
  ]);
  if (startedEngine.status === 'rejected') throw startedEngine.reason;
  const engine = starting.use(startedEngine.value);
  for (const each of rest) if (each.status === 'rejected') throw each.reason;
  const { search, nodes, allNodes } = engine;
  const databaseUrl = database.url;
  const db = openDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 5 });
  starting.defer(() => db.destroy());

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const cache = starting.use(await startTestCache(origin));
  const shared = { ...engine.variables, ...store, ...smtp, DATABASE_URL: databaseUrl };
  const purging = { CACHE_PURGE_URLS: cache.url, CACHE_PURGE_SECRET: cache.secret };
  const workerHealthPort = await freePort();
  const defects: string[] = [];
  const startOwnApi = (more: Record<string, string> = {}) =>
    startApi({ ...shared, ...more }, { databaseUrl, listingIndex: search.indexName }, port, hearDefects(defects));

  const hearWorker = hearDefects(defects);
  const startOwnWorker = (more: Record<string, string> = {}) =>
    startWorker({ ...shared, ...purging, WORKER_HEALTH_PORT: String(workerHealthPort), ...more }, (line) =>
      hearWorker(`${line}\n`),
    );
  const running: { api?: Started; worker?: WorkerProcess } = {};
  starting.defer(() => running.api?.[Symbol.asyncDispose]());
  starting.defer(() => running.worker?.[Symbol.asyncDispose]());

  const started = starting.move();
  return {
    db,
    search,
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
    postgres: database.server,
    nodes,
    allNodes,
    defects,
    async dead() {
      const origins = { api: origin, worker: `http://127.0.0.1:${workerHealthPort}` };
      const asked = Object.entries(origins).map(async ([name, at]) => ((await lives(at)) ? [] : [name]));
      return (await Promise.all(asked)).flat();
    },
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

/** A database that was killed has all its files written first: on a slow disk it is back after minutes. */
const supervisedMs = 10 * 60_000;

/** What ends while it starts, since something that it needs is not there yet, is started again. */
async function supervised<T>(start: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + supervisedMs;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(500);
    }
  }
}
