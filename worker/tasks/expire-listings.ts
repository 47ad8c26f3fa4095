import { expireListings } from '@kardan/core/listings/lifetime/expire-listings';
import type { Task } from '../task.ts';

/** Takes cars offline that nobody has confirmed for too long. */
export const expireListingsTask: Task<'expire-listings'> = {
  job: 'expire-listings',
  async run(services) {
    const expired = await expireListings(services);
    services.log.info({ listings: expired }, 'listings expired');
    return [];
  },
};
