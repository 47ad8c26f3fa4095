import { inspectStock } from '@kardan/core/moderation/findings/inspecting/inspect-stock';
import type { Task } from '../task.ts';

/** Looks all cars through, some at a time: each run leaves the job for the next ones. */
export const inspectStockTask: Task<'inspect-stock'> = {
  job: 'inspect-stock',
  async run(services, batch) {
    for (const { afterId } of batch) {
      const { reached, lastId } = await inspectStock(services, afterId);
      services.log.info({ reached, lastId }, 'stock inspected up to');
    }
    return [];
  },
};
