import type { Database } from '../db/database.ts';
import type { JobName } from './job-catalogue.ts';
import { type DeadJob, type DeadPlace, loadDeadJobs } from './job-store.ts';

export type { DeadJob, DeadPlace };

interface Wanted {
  name?: JobName | undefined;
  limit?: number;
  after?: DeadPlace | undefined;
}

/** The newest jobs whose retries are used up, of one name or of all, with payload and last reason. */
export function listDeadJobs(db: Database, { name, limit = 50, after }: Wanted = {}): Promise<DeadJob[]> {
  return loadDeadJobs(db, name ?? null, limit, after);
}
