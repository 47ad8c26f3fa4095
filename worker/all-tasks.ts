import type { Task } from './task.ts';
import { indexListing } from './tasks/index-listing.ts';
import { processImage } from './tasks/process-image.ts';
import { purgeCacheTask } from './tasks/purge-cache.ts';

/** One task for every job of the catalogue. */
export const allTasks: Task[] = [indexListing, processImage, purgeCacheTask];
