import { SearchUnavailable } from '@kardan/core/kernel/errors';
import { matchListings } from '@kardan/core/search-agents/matching/match-listings';
import type { Services } from '@kardan/core/services';
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
    const reasons = await matchOneByOne(services, listingIds);
    return batch.flatMap((payload) => {
      const reason = reasons.get(payload.listingId);
      return reason === undefined ? [] : [{ payload, reason }];
    });
  },
};

/** A car that cannot be matched fails its own jobs and not the whole batch; gives why, for each that cannot. */
async function matchOneByOne(services: Services, listingIds: number[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  for (const listingId of listingIds) {
    try {
      await matchListings(services, [listingId]);
    } catch (error) {
      reasons.set(listingId, error instanceof Error ? error.message : String(error));
    }
  }
  return reasons;
}
