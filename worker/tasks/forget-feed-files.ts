import { forgetFeedFiles } from '@kardan/core/feeds/sources/forget-feed-files';
import type { Task } from '../task.ts';

/** Removes files of feeds that nobody needs any more. */
export const forgetFeedFilesTask: Task<'forget-feed-files'> = {
  job: 'forget-feed-files',
  async run(services) {
    services.log.info({ files: await forgetFeedFiles(services) }, 'old files of feeds removed');
    return [];
  },
};
