import type { JobName, JobPayload } from '@kardan/core/jobs/job-catalogue';
import type { JobPlace } from './job-place.ts';

/** A job with what it works on, and whether that is as the job leaves it: done, and once. */
export interface CausedJob<N extends JobName> {
  payload: JobPayload<N>;
  isDone(): Promise<boolean>;
}

/** Makes what a job works on, beside what others of its name have. */
export type CausesOf<N extends JobName> = { [M in N]: (place: JobPlace) => Promise<CausedJob<M>> };

/** Whether there is exactly one of something. */
export async function isOnce(rows: Promise<readonly unknown[]>): Promise<boolean> {
  return (await rows).length === 1;
}
