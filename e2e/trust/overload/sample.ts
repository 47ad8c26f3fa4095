import { readdirSync, readFileSync, statSync } from 'node:fs';
import { loadEnv } from '@kardan/core/env';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { openMedia } from '@kardan/core/media/media';
import { uploadPrefix } from '@kardan/core/media/object-keys';
import { listObjects } from '@kardan/core/media/objects';
import { sql } from 'kysely';
import { root } from '../../stack/start.ts';
import type { BusyStack } from './busy-stack.ts';
import { liveHeapBytes } from './live-heap.ts';

/** How much of everything is there at one moment. */
export type Sample = Record<Measure, number>;

/**
 * What may not grow without end, and by how much it may in an hour. Memory may grow by half within a day: less is no leak that
 * anybody would notice before the next release.
 */
export const measures = {
  'RSS of API, MB': 'memory',
  'RSS of web, MB': 'memory',
  'RSS of worker, MB': 'memory',
  'open files of API': 2,
  'open files of web': 2,
  'open files of worker': 2,
  'connections of PostgreSQL': 1,
  'tables beside what is kept by design, MB': 20,
  'reports of statistics that may come again, MB': 3,
  'finished jobs until their time, MB': 20,
  'dead rows, thousand': 100,
  'jobs that wait': 20,
  'files that web keeps, MB': 10,
  'disk of the engine, MB': 100,
  // Written anew again and again: it has a size that PostgreSQL comes back to (max_wal_size).
  'log of changes of PostgreSQL, MB': 200,
  // Pictures stay as long as their cars; what waits to be made one does not.
  'uploads that the store holds': 20,
} as const satisfies Record<string, number | 'memory'>;
export type Measure = keyof typeof measures;

export const heapMeasures = ['live heap of API, MB', 'live heap of web, MB', 'live heap of worker, MB'] as const;
export type Heaps = Record<(typeof heapMeasures)[number], number>;

/** Rows of these are the load itself: each act, price, sign-in, statistic, inquiry and job is on record, for as long as the privacy policy says. */
const keptByDesign = [
  'audit_entry',
  'listing_revision',
  'listing_price',
  'session',
  'statistics_',
  'mail',
  'inquiry',
  'job',
];

const megabyte = 1_048_576;

/** What each process holds on to. A collection of hundreds of megabytes stops it for a second: nobody should ask it for anything meanwhile. */
export async function takeHeaps({ inspectorPorts }: BusyStack): Promise<Heaps> {
  const liveHeap = async (port: number) => (await liveHeapBytes(port)) / megabyte;
  return {
    'live heap of API, MB': await liveHeap(inspectorPorts.api),
    'live heap of web, MB': await liveHeap(inspectorPorts.web),
    'live heap of worker, MB': await liveHeap(inspectorPorts.worker),
  };
}

export async function takeSample(stack: BusyStack): Promise<Sample> {
  const { api, web, worker } = stack;
  const queues = await inspectQueues(stack.db);
  return {
    'RSS of API, MB': rssOf(api.pid),
    'RSS of web, MB': rssOf(web.pid),
    'RSS of worker, MB': rssOf(worker.pid),
    'open files of API': filesOf(api.pid),
    'open files of web': filesOf(web.pid),
    'open files of worker': filesOf(worker.pid),
    ...(await ofDatabase(stack)),
    'jobs that wait': queues.reduce((sum, { queued, active, retry }) => sum + queued + active + retry, 0),
    'files that web keeps, MB': bytesBelow(`${root}web/.next/cache`) / megabyte,
    'disk of the engine, MB': (await stack.indexBytes()) / megabyte,
    'log of changes of PostgreSQL, MB': (await stack.walBytes()) / megabyte,
    'uploads that the store holds': await uploadCount(),
  };
}

function rssOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}

function filesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

async function ofDatabase({ db }: BusyStack) {
  const { rows } = await sql<Record<'connections' | 'megabytes' | 'batches' | 'jobs' | 'dead', number>>`
    select
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      sum(pg_total_relation_size(relid)) filter (
        where schemaname <> 'pgboss' and not exists (select from unnest(${sql.val(keptByDesign)}::text[]) as kept where starts_with(relname, kept))
      ) / ${megabyte} as megabytes,
      pg_total_relation_size('statistics_batch') / ${megabyte}::numeric as batches,
      sum(pg_total_relation_size(relid)) filter (where schemaname = 'pgboss') / ${megabyte} as jobs,
      sum(n_dead_tup) / 1000.0 as dead
    from pg_stat_user_tables`.execute(db.withoutPlugins());
  const { connections, megabytes, batches, jobs, dead } = rows[0] as (typeof rows)[number];
  return {
    'connections of PostgreSQL': connections,
    'tables beside what is kept by design, MB': Number(megabytes),
    'reports of statistics that may come again, MB': Number(batches),
    'finished jobs until their time, MB': Number(jobs),
    'dead rows, thousand': Number(dead),
  };
}

async function uploadCount(): Promise<number> {
  const media = openMedia(loadEnv());
  try {
    let count = 0;
    for await (const objects of listObjects(media, uploadPrefix)) count += objects.length;
    return count;
  } finally {
    media.client.destroy();
  }
}

function bytesBelow(directory: string): number {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      // What web has removed since is not there.
      .map(({ parentPath, name }) => statSync(`${parentPath}/${name}`, { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0)
  );
}
