import { currentTraceparent } from '@kardan/telemetry/tracing/tracing';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import {
  type JobDefinition,
  type JobName,
  type JobPayload,
  type JobPriority,
  jobCatalogue,
  jobPriorities,
} from './job-catalogue.ts';

/**
 * Adds jobs in the caller's transaction: they exist if and only if the change that causes them commits.
 *
 * Several jobs for one listing are kept side by side and collapse in the worker. A unique key per listing would lose
 * changes: the insert of a transaction that is still open is swallowed by a job already queued, that job may run before
 * the transaction commits and read the old row, and nothing is left to index the new one.
 *
 * A job knows the trace of the change that causes it.
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payloads: JobPayload<N>[],
  options: { priority?: JobPriority; delaySeconds?: number } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const priority = jobPriorities[options.priority ?? 'fresh'];
  const startAfter = options.delaySeconds ?? 0;
  const traceparent = currentTraceparent();
  const { oneAtATimeBy }: JobDefinition = jobCatalogue[name];
  const jobs = payloads.map((payload) => {
    const data: Record<string, unknown> = jobCatalogue[name].payload.parse(payload);
    return {
      data: { ...data, ...(traceparent && { traceparent }) },
      priority,
      startAfter,
      ...(oneAtATimeBy && { group: { id: String(data[oneAtATimeBy]) } }),
    };
  });
  await queueIn(tx).insert(name, jobs);
}

/**
 * An instance that is never started has no timers and no connection of its own: it only writes the SQL, and the
 * transaction runs it. Making one takes 0.1 ms and its lookup of the queue one round trip, for which no process has to
 * open and close anything.
 */
function queueIn(tx: Tx): PgBoss {
  return new PgBoss({ db: fromKysely(tx.withoutPlugins()), migrate: false, supervise: false, schedule: false });
}
