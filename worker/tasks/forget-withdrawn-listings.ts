import { forgetWithdrawnListings } from '@kardan/core/listings/lifetime/forget-withdrawn-listings';
import { forgetBulkRuns } from '@kardan/core/stock/bulk/forget-bulk-runs';
import type { Task } from '../task.ts';

/** Deletes cars that were withdrawn long ago, and bulk acts that nobody takes back any more. */
export const forgetWithdrawnListingsTask: Task<'forget-withdrawn-listings'> = {
  job: 'forget-withdrawn-listings',
  async run(services) {
    const forgotten = await forgetWithdrawnListings(services);
    const bulkRuns = await forgetBulkRuns(services);
    services.log.info({ listings: forgotten, bulkRuns }, 'withdrawn listings forgotten');
    return [];
  },
};
