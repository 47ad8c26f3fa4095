import { publishScheduled } from '@kardan/core/content/editing/publish-scheduled';
import type { Task } from '../task.ts';

/** Brings scheduled texts before visitors whose time has come. */
export const publishContentTask: Task<'publish-content'> = {
  job: 'publish-content',
  async run(services, batch) {
    for (const contentId of new Set(batch.map((payload) => payload.contentId))) {
      await publishScheduled(services, contentId);
    }
    return [];
  },
};
