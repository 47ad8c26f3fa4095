import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { retryDeadJobs } from '../../jobs/retry-dead-jobs.ts';
import { jobNameOf } from './job-name.ts';

interface Which {
  id?: string | undefined;
  name?: string | undefined;
}

/** Puts jobs that gave up back at the start of their retries: one, those of a name, or all. */
export function retryDead({ db }: { db: Database }, actor: Actor, which: Which): Promise<{ jobs: number }> {
  requireOperator(actor);
  const name = jobNameOf(which.name);
  return inTransaction(db, async (tx) => {
    const jobs = await retryDeadJobs(tx, { id: which.id, name });
    const object = { id: which.id ?? name ?? 'all', label: name ?? which.id ?? 'all' };
    await recordAct(tx, actor, { action: 'job.retried', object, after: { jobs } });
    return { jobs };
  });
}
