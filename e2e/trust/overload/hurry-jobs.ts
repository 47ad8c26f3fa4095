import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { type JobName, jobNames, scheduleOf } from '@kardan/core/jobs/job-catalogue';
import type { Watch } from './watch.ts';

/** So that two hours see what a day's clock asks for. */
const pace = 12;
const minutesOfDay = 24 * 60;
/** The night's work begins at one. */
const firstMinute = 60;

/**
 * Enqueues what the clock would, twelve times as fast: the night's work once in two hours, hourly work every five minutes. What is
 * done every minute goes by itself; of the day of a week or month nothing is asked.
 */
export async function hurryJobsWhile(db: Database, watch: Watch, signal: AbortSignal): Promise<number> {
  const began = Date.now();
  let enqueued = 0;
  for (let passed = 0; !signal.aborted; passed++) {
    const due = jobsDueAt((firstMinute + passed) % minutesOfDay);
    await watch('a minute of the clock', async () => {
      await db.transaction().execute(async (tx) => {
        for (const name of due) await enqueue(tx, name, [{}] as never);
      });
      enqueued += due.length;
    });
    const nextAt = began + ((passed + 1) * 60_000) / pace;
    await sleep(Math.max(0, nextAt - Date.now()), undefined, { signal }).catch(() => {});
  }
  return enqueued;
}

export function jobsDueAt(minuteOfDay: number): JobName[] {
  return jobNames.filter((name) => {
    const [minute = '*', hour = '*'] = scheduleOf(name)?.split(' ') ?? [];
    return minute !== '*' && fits(minute, minuteOfDay % 60) && fits(hour, Math.floor(minuteOfDay / 60));
  });
}

function fits(field: string, value: number): boolean {
  if (field.startsWith('*/')) return value % Number(field.slice(2)) === 0;
  return field === '*' || Number(field) === value;
}
