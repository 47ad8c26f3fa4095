import type { JobQueue } from '@kardan/contract/calls/operator/jobs';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { summariseQueues } from '../../jobs/inspect-queues.ts';
import { jobNames, scheduleOf } from '../../jobs/job-catalogue.ts';

/** Tells operators how every queue stands, those of the clock included. */
export async function readQueues({ db }: { db: Database }, actor: Actor): Promise<{ items: JobQueue[] }> {
  requireOperator(actor);
  const queues = await summariseQueues(db);
  const known = new Set<string>(jobNames);
  const items = queues
    .filter(({ name }) => known.has(name))
    .map(({ oldestFreshSeconds: _, ...queue }) => ({
      ...queue,
      schedule: scheduleOf(queue.name as (typeof jobNames)[number]) ?? null,
    }));
  return { items };
}
