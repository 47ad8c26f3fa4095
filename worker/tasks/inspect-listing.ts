import { inspectListings } from '@kardan/core/moderation/findings/inspecting/inspect-listings';
import type { Task } from '../task.ts';

/** Looks changed cars through for what operators should see; several changes of one car are one look. */
export const inspectListingTask: Task<'inspect-listing'> = {
  job: 'inspect-listing',
  async run(services, batch) {
    await inspectListings(
      services,
      batch.map(({ listingId }) => listingId),
    );
    return [];
  },
};
