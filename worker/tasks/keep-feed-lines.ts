import { keepFeedLines } from '@kardan/core/feeds/runs/keep-feed-lines';
import type { Task } from '../task.ts';

/** Makes room for what feeds will have said, and forgets what they said long ago. */
export const keepFeedLinesTask: Task<'keep-feed-lines'> = {
  job: 'keep-feed-lines',
  async run(services) {
    const runs = await keepFeedLines(services);
    services.log.info({ runs }, 'old runs of feeds forgotten');
    return [];
  },
};
