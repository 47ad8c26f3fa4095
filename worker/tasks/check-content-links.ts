import { checkContentLinks } from '@kardan/core/content/checks/check-content-links';
import type { Task } from '../task.ts';

const workMs = 600_000;

/** Looks at addresses that texts lead to: a saved text's at once, all of them every week. */
export const checkContentLinksTask: Task<'check-content-links'> = {
  job: 'check-content-links',
  async run(services, batch) {
    // One for the whole batch: what is left of each text then is a job of its own.
    const until = Date.now() + workMs;
    for (const contentId of new Set(batch.map((payload) => payload.contentId))) {
      await checkContentLinks(services, { contentId, until });
    }
    return [];
  },
};
