import { refreshListingsOfDealership } from '@kardan/core/listings/changing/refresh-listings';
import type { Task } from '../task.ts';

/** Has the listings of dealerships that have moved or become public brought before visitors anew. */
export const refreshListingsOfDealershipTask: Task<'refresh-listings-of-dealership'> = {
  job: 'refresh-listings-of-dealership',
  async run(services, batch) {
    for (const dealershipId of new Set(batch.map((payload) => payload.dealershipId))) {
      const listings = await refreshListingsOfDealership(services, dealershipId);
      services.log.info({ dealershipId, listings }, 'listings of a dealership refreshed');
    }
    return [];
  },
};
