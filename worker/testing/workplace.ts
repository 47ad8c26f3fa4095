import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { inspectQueues, type QueueState } from '@kardan/core/jobs/inspect-queues';
import type { JobName } from '@kardan/core/jobs/job-catalogue';
import { readOfferedRevisions } from '@kardan/core/listings/cards/read-listing-rows';
import type { SearchEngine } from '@kardan/core/search/engine';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { createTestMedia, type TestMedia } from '@kardan/core/testing/test-media';
import { sql } from 'kysely';
import { startWorker, type WorkerProcess } from './start-worker.ts';

export interface Workplace extends AsyncDisposable {
  db: Database;
  databaseUrl: string;
  search: SearchEngine;
  store: TestMedia;
  /** A worker on this database, this index and this bucket. */
  startWorker(variables?: Record<string, string>): Promise<WorkerProcess>;
  /** How the queue of one job name stands; of `index-listing` unless told. */
  queue(name?: JobName): Promise<QueueState>;
  /** For jobs enqueued from now on. */
  setRetryLimit(limit: number): Promise<void>;
  /** Waits until of one job name, `index-listing` unless told, nothing is queued, running or to be retried. */
  untilDone(name?: JobName): Promise<void>;
}

/** Counting every queue takes time from the worker that is waited for. */
const countingMs = 100;

/** A database with its job queues, indices of listings and search agents and a bucket, all of their own. */
export async function createWorkplace(): Promise<Workplace> {
  const database = await createTestDatabase();
  const index = await createTestIndex();
  await createFirstAgentIndex(agentEngine(index.search));
  const store = createTestMedia();
  const queue = async (name: JobName = 'index-listing') =>
    (await inspectQueues(database.db)).find((state) => state.name === name) as QueueState;
  return {
    db: database.db,
    databaseUrl: database.url,
    search: index.search,
    store,
    queue,
    startWorker: (variables = {}) =>
      startWorker({
        DATABASE_URL: database.url,
        OPENSEARCH_URL: loadEnv().OPENSEARCH_URL.join(),
        LISTING_INDEX: index.search.indexName,
        S3_BUCKET: store.media.bucket,
        ...variables,
      }),
    async setRetryLimit(limit) {
      await sql`update pgboss.queue set retry_limit = ${limit}`.execute(database.db);
    },
    untilDone: (name) =>
      until(async () => {
        const { queued, active, retry } = await queue(name);
        return queued + active + retry === 0;
      }, countingMs),
    async [Symbol.asyncDispose]() {
      await index[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Waits for something that is sure to come; the test's time limit is the only other end. */
export async function until(condition: () => boolean | Promise<boolean>, everyMs = 20): Promise<void> {
  while (!(await condition())) await wait(everyMs);
}

/** Version of every document in the index, by listing id. */
export async function indexedVersions(search: SearchEngine): Promise<Record<string, number>> {
  await search.client.indices.refresh({ index: search.readAlias });
  const { body } = await search.client.search({
    index: search.readAlias,
    body: { size: 10_000, version: true, _source: false, query: { match_all: {} } },
  });
  return Object.fromEntries(body.hits.hits.map((hit) => [String(hit._id), Number(hit._version)]));
}

/** Revision of every listing that buyers should find, by listing id. */
export async function searchableRevisions(db: Database): Promise<Record<string, number>> {
  const rows = await readOfferedRevisions(db);
  return Object.fromEntries(rows.map(({ id, revision }) => [String(id), revision]));
}
