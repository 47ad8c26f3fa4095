import { count, observe } from '@kardan/telemetry/metrics/record';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../kernel/log.ts';
import {
  type JobDefinition,
  type JobName,
  type JobPayload,
  jobCatalogue,
  jobNames,
  jobPriorities,
} from './job-catalogue.ts';
import { traceBatch } from './trace-batch.ts';

export interface FailedPayload<N extends JobName> {
  payload: JobPayload<N>;
  reason: string;
}

/**
 * Works on a batch of jobs. What it returns as failed is retried; a throw retries the whole batch. The payloads may hold
 * duplicates, and each may have been worked on before.
 */
type JobHandler<N extends JobName> = (batch: JobPayload<N>[]) => Promise<FailedPayload<N>[]>;
export type JobHandlers = { [N in JobName]: JobHandler<N> };

type QueuedJob = JobWithMetadata<unknown>;

interface RunningJobs {
  /** Fetches nothing more, lets running batches finish, and hands those that take too long to another worker. */
  stop(): Promise<void>;
}

/** Its questions are short, however many queues ask them; one connection stays taken, for notifications. */
const maxConnections = 8;
/**
 * A connection that has died without a word must not keep a queue from being asked. Maintenance deletes much at a time;
 * nothing else takes longer than a moment.
 */
const bounds = { connectionTimeoutMillis: 5_000, query_timeout: 20_000 };
/** How often some worker looks for jobs whose worker has died. */
const superviseSeconds = 5;
/** Less than the 30 seconds after which Kubernetes kills. */
const stopSeconds = 25;

/** Takes jobs of every name from the queue and gives them to their handlers, until stopped. */
export async function runJobs(
  options: { DATABASE_URL: string },
  log: Logger,
  handlers: JobHandlers,
): Promise<RunningJobs> {
  const queues = new PgBoss({
    connectionString: options.DATABASE_URL,
    application_name: 'kardan-jobs',
    max: maxConnections,
    ...bounds,
    migrate: false,
    schedule: true,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // How many wait is read by who works through a backlog of single jobs.
    queueCacheIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 600,
  });
  queues.on('error', (event) => log.error({ err: errorOf(event) }, 'job queue failed'));
  queues.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warns'));
  await queues.start().catch((cause) => {
    throw new Error(`The job queue is not usable, \`pnpm migrate\` makes it so: ${cause.message}`, { cause });
  });
  for (const name of jobNames) {
    const { batchSize, concurrency = 1, oneAtATimeBy }: JobDefinition = jobCatalogue[name];
    // Many at once come with one notification: it brings each that works side by side one, and the rest is asked for.
    const pollSeconds = concurrency > 1 ? 0.5 : 1;
    await queues.work(
      name,
      {
        batchSize,
        localConcurrency: concurrency,
        ...(oneAtATimeBy && { localGroupConcurrency: 1 }),
        perJobResults: true,
        // When it was due, for how long it took to be done.
        includeMetadata: true,
        // Retries become due without a notification, so polling stays beside it.
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
        // While many wait the next are fetched at once; of batches of one every batch is full, so their number is asked.
        ...(batchSize > 1 ? { burstWhenBatchFull: true } : { burstWhenReadyExceeds: 1 }),
      },
      async (jobs: QueuedJob[]) => {
        const payloads = jobs.map(({ data }) => data);
        const { results } = await traceBatch(name, payloads, () => runBatch(name, jobs, handlers[name], log));
        return results;
      },
    );
  }
  return { stop: () => queues.stop({ graceful: true, timeout: stopSeconds * 1000 }) };
}

async function runBatch<N extends JobName>(
  name: N,
  jobs: QueuedJob[],
  handler: JobHandler<N>,
  log: Logger,
): Promise<{ results: JobResult[]; jobs: number; failed: number }> {
  const started = performance.now();
  const unreadable: JobResult[] = [];
  const jobOf = new Map<JobPayload<N>, QueuedJob>();
  for (const job of jobs) {
    const parsed = jobCatalogue[name].payload.safeParse(job.data);
    if (parsed.success) jobOf.set(parsed.data as JobPayload<N>, job);
    // Retrying would not make it readable.
    else unreadable.push({ id: job.id, status: 'deadletter', output: { message: parsed.error.message } });
  }
  const reasons = await failuresOf([...jobOf.keys()], handler, (err) => log.error({ err, job: name }, 'batch failed'));
  const results = [...jobOf].map(([payload, { id }]): JobResult => {
    const reason = reasons.get(payload);
    return reason === undefined ? { id, status: 'completed' } : { id, status: 'failed', output: { message: reason } };
  });
  const failed = unreadable.length + reasons.size;
  const durationMs = performance.now() - started;
  countBatch(name, results, jobs, { unreadable: unreadable.length, durationMs });
  const line = { job: name, jobs: jobs.length, failed, durationMs: Math.round(durationMs) };
  if (failed > 0) log.warn({ ...line, reason: firstReason(reasons, unreadable) }, 'jobs failed');
  else log.info(line, 'jobs done');
  return { results: [...results, ...unreadable], jobs: jobs.length, failed };
}

function countBatch(
  queue: JobName,
  results: JobResult[],
  jobs: QueuedJob[],
  { unreadable, durationMs }: { unreadable: number; durationMs: number },
): void {
  const done = new Set(results.filter(({ status }) => status === 'completed').map(({ id }) => id));
  const ends = { done: done.size, failed: results.length - done.size, unreadable };
  for (const [end, tries] of Object.entries(ends)) if (tries > 0) count('kardan_jobs_total', { queue, end }, tries);
  observe('kardan_job_batch_duration_seconds', { queue }, durationMs / 1_000);
  for (const { id, priority, ...times } of jobs) {
    if (!done.has(id)) continue;
    const labels = { queue, priority: priority === jobPriorities.fresh ? 'fresh' : 'bulk' };
    observe('kardan_job_completion_seconds', labels, Math.max(0, Date.now() - dueAt(times)) / 1_000);
  }
}

/** One that was tried before is due since it was made, one that was made for later since then. */
function dueAt({
  createdOn,
  startAfter,
  retryCount,
}: Pick<QueuedJob, 'createdOn' | 'startAfter' | 'retryCount'>): number {
  return retryCount > 0 ? createdOn.getTime() : Math.max(createdOn.getTime(), startAfter.getTime());
}

async function failuresOf<N extends JobName>(
  batch: JobPayload<N>[],
  handler: JobHandler<N>,
  report: (error: unknown) => void,
): Promise<Map<JobPayload<N>, string>> {
  if (batch.length === 0) return new Map();
  try {
    return new Map((await handler(batch)).map(({ payload, reason }) => [payload, reason]));
  } catch (error) {
    report(error);
    // Only the message: an error of the search client carries its whole request, and every job would store it.
    const reason = error instanceof Error ? error.message : String(error);
    return new Map(batch.map((payload) => [payload, reason]));
  }
}

function firstReason(reasons: Map<unknown, string>, unreadable: JobResult[]): string | undefined {
  return reasons.values().next().value ?? unreadable[0]?.output?.message;
}

/** pg-boss emits copies of errors that are no errors any more, which the log would not read. */
function errorOf(event: { message: string; stack?: string; code?: unknown }): Error {
  const { message, stack, code } = event;
  return Object.assign(new Error(message), { stack, code });
}
