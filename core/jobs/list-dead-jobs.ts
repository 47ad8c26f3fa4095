import type { Database } from '../db/database.ts';
import type { JobName } from './job-catalogue.ts';
import { type DeadJob, loadDeadJobs } from './job-store.ts';

export type { DeadJob };

/** The newest jobs whose retries are used up, of one name or of all, with payload and last reason. */
export function listDeadJobs(db: Database, which: { name?: JobName; limit?: number } = {}): Promise<DeadJob[]> {
  return loadDeadJobs(db, which.name ?? null, which.limit ?? 50);
}
