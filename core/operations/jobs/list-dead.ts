import type { DeadJob } from '@kardan/contract/calls/operator/jobs';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { scrubText } from '../../error-reports/scrub-text.ts';
import { listDeadJobs } from '../../jobs/list-dead-jobs.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import { jobNameOf } from './job-name.ts';
import { maskPayload } from './mask-payload.ts';

const pageSize = 50;

/** Tells operators which jobs gave up, newest first, a page at a time: ids and reasons, nothing about anybody. */
export async function listDead(
  { db }: { db: Database },
  actor: Actor,
  { name, cursor }: { name?: string | undefined; cursor?: string | undefined },
): Promise<{ items: DeadJob[]; cursor: string | null }> {
  requireOperator(actor);
  const jobs = await listDeadJobs(db, { name: jobNameOf(name), limit: pageSize + 1, after: readTimeCursor(cursor) });
  const page = jobs.slice(0, pageSize);
  const last = jobs.length > pageSize ? page.at(-1) : undefined;
  return {
    items: page.map(({ id, name: job, payload, reason, retries, enqueuedAt, diedAt }) => ({
      id,
      name: job ?? '',
      payload: maskPayload(payload),
      reason: reason && scrubText(reason, 300),
      retries,
      enqueuedAt: enqueuedAt?.toISOString() ?? null,
      diedAt: diedAt.toISOString(),
    })),
    cursor: last ? writeTimeCursor({ at: last.diedAtText, id: last.id }) : null,
  };
}
