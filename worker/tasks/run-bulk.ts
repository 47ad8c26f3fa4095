import { runBulk } from '@kardan/core/stock/bulk/run-bulk';
import type { Task } from '../task.ts';

/** Does what was previewed to one car after the other, or takes it back. */
export const runBulkTask: Task<'run-bulk'> = {
  job: 'run-bulk',
  async run(services, batch) {
    for (const bulkId of new Set(batch.map((payload) => payload.bulkId))) {
      const cars = await runBulk(services, bulkId);
      services.log.info({ bulkId, cars }, 'bulk act done');
    }
    return [];
  },
};
