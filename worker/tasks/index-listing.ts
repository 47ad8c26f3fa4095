import { indexListings } from '@kardan/core/search/index/index-listings';
import type { Task } from '../task.ts';

/** Brings the search index to what the database says; a burst of changes to one car becomes one write. */
export const indexListing: Task<'index-listing'> = {
  job: 'index-listing',
  async run(services, batch) {
    const { failed } = await indexListings(services, [...new Set(batch.map((payload) => payload.listingId))]);
    const reasons = new Map(failed.map(({ listingId, reason }) => [listingId, reason]));
    return batch.flatMap((payload) => {
      const reason = reasons.get(payload.listingId);
      return reason === undefined ? [] : [{ payload, reason }];
    });
  },
};
