import { bringPictures } from '@kardan/core/feeds/pictures/bring-pictures';
import type { Task } from '../task.ts';

/** Ends before the next one begins. */
const forMs = 50_000;

/** Gets the pictures that feeds want for their cars and puts them there. */
export const fetchFeedPicturesTask: Task<'fetch-feed-pictures'> = {
  job: 'fetch-feed-pictures',
  async run(services) {
    const done = await bringPictures(services, { forMs });
    if (done.fetched > 0) services.log.info(done, 'pictures of feeds fetched');
    return [];
  },
};
