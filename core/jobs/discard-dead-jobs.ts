import type { Tx } from '../db/database.ts';
import type { JobName } from './job-catalogue.ts';
import { deleteDeadJobs } from './job-store.ts';

/** Removes dead jobs for good, one or all of a name; gives how many of which name. What they were for stays undone. */
export function discardDeadJobs(
  tx: Tx,
  which: { name?: JobName | undefined; id?: string | undefined },
): Promise<{ name: string; jobs: number }[]> {
  return deleteDeadJobs(tx, which);
}
