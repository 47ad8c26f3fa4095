import { pollFeeds } from '@kardan/core/feeds/sources/poll-feeds';
import type { Task } from '../task.ts';

/** As long as one file may take, so that others are looked at beside it; then the next job goes on. */
const forMs = 15 * 60_000;

/** Looks at the sources of feeds whose time has come. */
export const pollFeedsTask: Task<'poll-feeds'> = {
  job: 'poll-feeds',
  async run(services) {
    const feeds = await pollFeeds(services, { untilMs: Date.now() + forMs });
    if (feeds > 0) services.log.info({ feeds }, 'sources of feeds looked at');
    return [];
  },
};
