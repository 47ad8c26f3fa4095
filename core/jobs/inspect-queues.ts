import type { Database } from '../db/database.ts';
import { loadQueueStates, type QueueState } from './job-store.ts';

export type { QueueState };

/** How every queue stands at this moment; counts the jobs themselves, so it is true and not for every request. */
export function inspectQueues(db: Database): Promise<QueueState[]> {
  return loadQueueStates(db);
}
