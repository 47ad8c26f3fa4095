import { redirectsTag } from '@kardan/contract/cache-tags';
import type { Tx } from '../db/database.ts';
import { enqueuePurge } from './enqueue-purge.ts';

/** Has caches in front forget where addresses lead that name nothing. */
export async function announceRedirects(tx: Tx): Promise<void> {
  await enqueuePurge(tx, [redirectsTag]);
}
