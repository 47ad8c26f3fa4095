import type { Database } from '../db/database.ts';
import type { TimePlace } from '../kernel/time-cursor.ts';
import type { JobName } from './job-catalogue.ts';
import { type DeadJob, loadDeadJobs } from './job-store.ts';

export type { DeadJob };

interface Wanted {
  name?: JobName | undefined;
  limit?: number;
  after?: TimePlace | undefined;
}

/** The newest jobs whose retries are used up, of one name or of all, with payload and last reason. */
export function listDeadJobs(db: Database, { name, limit = 50, after }: Wanted = {}): Promise<DeadJob[]> {
  return loadDeadJobs(db, name ?? null, limit, after);
}
