import { pollFeeds } from '@kardan/core/feeds/sources/poll-feeds';
import type { Task } from '../task.ts';

/** Begins with no further feed after that; the next job does. */
const forMs = 50_000;

/** Looks at the sources of feeds whose time has come. */
export const pollFeedsTask: Task<'poll-feeds'> = {
  job: 'poll-feeds',
  async run(services) {
    const feeds = await pollFeeds(services, { untilMs: Date.now() + forMs });
    if (feeds > 0) services.log.info({ feeds }, 'sources of feeds looked at');
    return [];
  },
};
