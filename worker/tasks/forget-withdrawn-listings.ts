import { forgetWithdrawnListings } from '@kardan/core/listings/lifetime/forget-withdrawn-listings';
import type { Task } from '../task.ts';

/** Deletes cars that were withdrawn long ago. */
export const forgetWithdrawnListingsTask: Task<'forget-withdrawn-listings'> = {
  job: 'forget-withdrawn-listings',
  async run(services) {
    const forgotten = await forgetWithdrawnListings(services);
    services.log.info({ listings: forgotten }, 'withdrawn listings forgotten');
    return [];
  },
};
