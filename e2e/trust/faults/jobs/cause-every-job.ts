import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { type JobName, type JobPayload, jobCatalogue, jobNames, scheduleOf } from '@kardan/core/jobs/job-catalogue';
import { sql } from 'kysely';
import type { CausedJob } from './caused-job.ts';
import { everyCause } from './every-cause.ts';
import type { JobPlace } from './job-place.ts';

export interface CausedJobs {
  /** Enqueues every one of them so often. */
  enqueue(times: number): Promise<void>;
  /** Names of those of which something is not as they leave it. */
  undone(): Promise<string[]>;
}

/** Makes something to work on for every job of the catalogue. */
export async function causeEveryJob(place: JobPlace): Promise<CausedJobs> {
  const caused = new Map<JobName, CausedJob<JobName>>();
  for (const name of jobNames) caused.set(name, await everyCause[name](place));
  return {
    async enqueue(times) {
      for (const [name, { payload }] of caused) {
        const payloads: JobPayload<JobName>[] = Array.from({ length: times }, () => payload);
        await inTransaction(place.db, (tx) => enqueue(tx, name, payloads));
      }
    },
    async undone() {
      const looked = await Promise.all([...caused].map(async ([name, job]) => ((await job.isDone()) ? [] : [name])));
      return looked.flat();
    },
  };
}

/** Why a job's next try comes later than within half a minute of an outage's end, and nobody waits for it. */
const byClock = 'the clock asks for it again by itself: tries are a minute apart and more';
export const waitsLonger: ReadonlyMap<JobName, string> = new Map<JobName, string>([
  ...jobNames.filter(isByClock).map((name): [JobName, string] => [name, byClock]),
  ['check-vat-number', 'registers are away for hours: tries are half a minute apart and more'],
  ['run-operation', 'whoever started it sees that it goes on: tries are five seconds apart and more'],
]);

function isByClock(name: JobName): boolean {
  const { retry } = jobCatalogue[name];
  return retry.firstDelaySeconds >= 60;
}

/** As if the time had passed after which these are tried again. */
export async function letTriesComeDue({ db }: JobPlace): Promise<void> {
  await sql`
    update pgboss.job set start_after = now()
    where state = 'retry' and start_after > now() and name = any (${[...waitsLonger.keys()]}::text[])`.execute(db);
  // A feed that was claimed when the database or the store went: its lease, or the minute, is over, and the clock asks again.
  const isOver = { nextRunAt: new Date(0), polledUntil: null };
  const claimed = db.updateTable('feed').set(isOver).where('source', '=', 'url').where('nextRunAt', '>', new Date());
  const { numUpdatedRows } = await claimed
    .where((where) =>
      where.not(where.exists(where.selectFrom('feedRun').select('id').whereRef('feedId', '=', 'feed.id'))),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0) await inTransaction(db, (tx) => enqueue(tx, 'poll-feeds', [{}]));
}

/** Queues in which something is under way or to be tried again. */
export async function busyNames({ db }: JobPlace): Promise<string[]> {
  return (await inspectQueues(db)).filter(({ active, retry }) => active + retry > 0).map(({ name }) => name);
}

/** Queues in which something waits or is under way; the clock's are never done for good. */
export async function unfinishedNames({ db }: JobPlace): Promise<string[]> {
  const queues = await inspectQueues(db);
  const busy = queues.filter(
    ({ name, queued, active, retry }) => active + retry + (isOfChanges(name) ? queued : 0) > 0,
  );
  return busy.map(({ name }) => name);
}

function isOfChanges(name: string): boolean {
  return jobNames.some((known) => known === name && scheduleOf(known) === undefined);
}

/** Queues of which something was given up. */
export async function deadNames({ db }: JobPlace): Promise<string[]> {
  return (await inspectQueues(db)).filter(({ failed, dead }) => failed + dead > 0).map(({ name }) => name);
}
