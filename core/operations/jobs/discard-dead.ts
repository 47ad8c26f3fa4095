import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordActs } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { discardDeadJobs } from '../../jobs/discard-dead-jobs.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { jobNameOf } from './job-name.ts';

interface Which {
  id?: string | undefined;
  name?: string | undefined;
  /** Why nobody needs them any more; it stays on record. */
  reason: string;
}

/** Removes jobs that gave up, one or those of a name. All at once nobody has looked at, so that is refused. */
export function discardDead({ db }: { db: Database }, actor: Actor, which: Which): Promise<{ jobs: number }> {
  requireOperator(actor);
  const name = jobNameOf(which.name);
  if (which.id === undefined && name === undefined)
    throw new InvalidRequest([{ path: ['name'], code: 'unknown-value', message: 'which jobs?' }]);
  return inTransaction(db, async (tx) => {
    const discarded = await discardDeadJobs(tx, { id: which.id, name });
    if (discarded.length === 0) throw new NotFound('dead job');
    await recordActs(
      tx,
      actor,
      discarded.map(({ name: job, jobs }) => ({
        action: 'job.discarded',
        object: { id: which.id ?? job, label: job },
        after: { jobs, reason: which.reason },
      })),
    );
    return { jobs: discarded.reduce((sum, { jobs }) => sum + jobs, 0) };
  });
}
