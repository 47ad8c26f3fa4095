import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { deadLetterQueue, type JobName } from './job-catalogue.ts';
import { loadDatabaseTime } from './job-store.ts';

/** Puts dead jobs back at the start of their retries, all or those of one name or id; returns how many. */
export async function retryDeadJobs(
  db: Database,
  which: { name?: JobName | undefined; id?: string | undefined } = {},
): Promise<number> {
  const queues = new PgBoss({ db: fromKysely(db.withoutPlugins()), migrate: false, supervise: false, schedule: false });
  const filter = {
    ...(which.name && { sourceName: which.name }),
    ...(which.id && { ids: [which.id] }),
    // Those that die again meanwhile are not taken a second time.
    createdBefore: await loadDatabaseTime(db),
  };
  let total = 0;
  for (;;) {
    const moved = await queues.redrive(deadLetterQueue, filter);
    total += moved;
    if (moved === 0) return total;
  }
}
