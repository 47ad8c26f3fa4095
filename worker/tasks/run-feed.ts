import { readCars } from '@kardan/core/feeds/runs/read-cars';
import { runFeed } from '@kardan/core/feeds/runs/run-feed';
import { eachByItself } from '../each-by-itself.ts';
import type { Task } from '../task.ts';

/** Does what feeds have in hand. */
export const runFeedTask: Task<'run-feed'> = {
  job: 'run-feed',
  run: (services, batch) =>
    eachByItself(services, batch, 'feedId', (feedId) =>
      runFeed(services, feedId, (feed, run) => readCars(services, feed, run)),
    ),
};
