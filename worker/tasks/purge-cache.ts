import { purgeCache } from '@kardan/core/caching/purge-cache';
import type { Task } from '../task.ts';

/** Removes what has changed from the caches in front; a burst of changes to one car becomes one purge. */
export const purgeCacheTask: Task<'purge-cache'> = {
  job: 'purge-cache',
  run: purgeCache,
};
