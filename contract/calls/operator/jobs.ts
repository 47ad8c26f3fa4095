import { z } from 'zod';
import { discardReasonLength } from '../../values/operations.ts';
import { storedText } from '../../values/stored-text.ts';
import { textForms } from '../../values/text-forms.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';

const jobName = z.string().regex(textForms.jobName);

export const jobQueue = z
  .object({
    name: z.string(),
    queued: whole.describe('Never tried yet.'),
    active: whole,
    retry: whole.describe('Failed before, waiting for the next try.'),
    dead: whole.describe('Gave up; waits for somebody.'),
    oldestSeconds: whole.nullable(),
    schedule: z.string().nullable().describe('Minute and hour of cron in Vienna, where the clock starts it.'),
  })
  .meta({ id: 'JobQueue' });
export type JobQueue = z.output<typeof jobQueue>;

export const deadJob = z
  .object({
    id: z.uuid(),
    name: z.string(),
    payload: z.array(z.object({ name: z.string(), value: z.string() })).describe('Ids alone; all else is masked.'),
    reason: z.string().nullable(),
    retries: whole.nullable(),
    enqueuedAt: z.iso.datetime().nullable(),
    diedAt: z.iso.datetime(),
  })
  .meta({ id: 'DeadJob' });
export type DeadJob = z.output<typeof deadJob>;

const which = {
  id: z.uuid().optional(),
  name: jobName.optional().describe('All of one name; without id and name all there are.'),
};

export const jobCalls = {
  jobQueues: defineCall({
    method: 'GET',
    path: '/admin/operator/jobs',
    summary: 'How every queue of jobs stands. For operators',
    response: z.object({ items: z.array(jobQueue) }).meta({ id: 'JobQueues' }),
    secure: true,
  }),
  deadJobs: defineCall({
    method: 'GET',
    path: '/admin/operator/jobs/dead',
    summary: 'Jobs that gave up, newest first. For operators',
    query: z.object({ name: jobName.optional(), cursor: z.string().max(100).optional() }),
    response: z.object({ items: z.array(deadJob), cursor: z.string().nullable() }).meta({ id: 'DeadJobs' }),
    secure: true,
  }),
  retryDeadJobs: defineCall({
    method: 'POST',
    path: '/admin/operator/jobs/retry',
    summary: 'Puts jobs that gave up back at the start of their retries. For operators',
    body: z.strictObject(which),
    response: z.object({ jobs: whole }).meta({ id: 'RetriedJobs' }),
    secure: true,
  }),
  discardDeadJobs: defineCall({
    method: 'POST',
    path: '/admin/operator/jobs/discard',
    summary: 'Removes jobs that gave up, one or all of a name, for a reason that stays on record. For operators',
    body: z.strictObject({
      ...which,
      reason: storedText(z.string().trim().min(discardReasonLength.min).max(discardReasonLength.max)),
    }),
    response: z.object({ jobs: whole }).meta({ id: 'DiscardedJobs' }),
    secure: true,
  }),
};
