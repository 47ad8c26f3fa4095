import { creditTag } from '@kardan/contract/cache-tags';
import type { Tx } from '../db/database.ts';
import { enqueuePurge } from './enqueue-purge.ts';

/** Has every page that may show an example of a credit or a lease removed from the caches in front. */
export async function announceCreditConditions(tx: Tx): Promise<void> {
  await enqueuePurge(tx, [creditTag]);
}
