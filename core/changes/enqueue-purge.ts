import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPriority } from '../jobs/job-catalogue.ts';
import { chunk } from '../kernel/chunk.ts';

/** Tags that one job holds; a city's cars are tens of thousands. */
const tagsPerJob = 100;

/** Has everything that carries one of these tags removed from the caches in front, if and only if the change commits. */
export async function enqueuePurge(
  tx: Tx,
  tags: readonly string[],
  options: { priority?: JobPriority } = {},
): Promise<void> {
  const jobs = chunk([...new Set(tags)], tagsPerJob).map((some) => ({ tags: some }));
  await enqueue(tx, 'purge-cache', jobs, options);
}
