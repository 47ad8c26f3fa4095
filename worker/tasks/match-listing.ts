import { SearchUnavailable } from '@kardan/core/kernel/errors';
import { matchListings } from '@kardan/core/search-agents/matching/match-listings';
import { eachByItself } from '../each-by-itself.ts';
import type { Task } from '../task.ts';

/** Tells search agents of changed cars; several changes of one car are one question. */
export const matchListingTask: Task<'match-listing'> = {
  job: 'match-listing',
  async run(services, batch) {
    const listingIds = [...new Set(batch.map(({ listingId }) => listingId))];
    try {
      await matchListings(services, listingIds);
      return [];
    } catch (error) {
      // An outage is the same for all of them.
      if (error instanceof SearchUnavailable || listingIds.length === 1) throw error;
    }
    // A car that cannot be matched fails its own jobs and not the whole batch.
    return eachByItself(services, batch, 'listingId', (listingId) => matchListings(services, [listingId]), 1);
  },
};
