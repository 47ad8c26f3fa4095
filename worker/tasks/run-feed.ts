import { readCars } from '@kardan/core/feeds/runs/read-cars';
import { runFeed } from '@kardan/core/feeds/runs/run-feed';
import type { Task } from '../task.ts';

/** Does what feeds have in hand, each on its own: one that fails keeps no other from its turn. */
export const runFeedTask: Task<'run-feed'> = {
  job: 'run-feed',
  async run(services, batch) {
    const results = await Promise.allSettled(
      batch.map(({ feedId }) => runFeed(services, feedId, (feed, run) => readCars(services, feed, run))),
    );
    return results.flatMap((result, place) => {
      const payload = batch[place];
      if (result.status === 'fulfilled' || !payload) return [];
      services.log.error({ err: result.reason, feedId: payload.feedId }, 'a run of a feed failed');
      return [{ payload, reason: String(result.reason?.message ?? result.reason) }];
    });
  },
};
