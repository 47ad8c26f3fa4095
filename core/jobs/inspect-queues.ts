import type { Database } from '../db/database.ts';
import { jobPriorities } from './job-catalogue.ts';
import { loadDeadCount, loadQueueOverview, loadQueueStates, type QueueOverview, type QueueState } from './job-store.ts';

export type { QueueOverview, QueueState };

/** How every queue stands at this moment; counts the jobs themselves, so it is true and not for every request. */
export function inspectQueues(db: Database): Promise<QueueState[]> {
  return loadQueueStates(db);
}

/** The same for a page: counts up to ten thousand, and how long the oldest has waited. */
export function summariseQueues(db: Database): Promise<QueueOverview[]> {
  return loadQueueOverview(db, jobPriorities.fresh);
}

/** How many jobs wait for somebody, and since when. */
export function countDeadJobs(db: Database): Promise<{ count: number; since: Date | null }> {
  return loadDeadCount(db);
}
