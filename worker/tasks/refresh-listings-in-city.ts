import { refreshListingsInCity } from '@kardan/core/listings/changing/refresh-listings';
import type { Task } from '../task.ts';

/** Has the listings that stand in changed cities brought before visitors anew. */
export const refreshListingsInCityTask: Task<'refresh-listings-in-city'> = {
  job: 'refresh-listings-in-city',
  async run(services, batch) {
    for (const cityId of new Set(batch.map((payload) => payload.cityId))) {
      const listings = await refreshListingsInCity(services, cityId);
      services.log.info({ cityId, listings }, 'listings in a city refreshed');
    }
    return [];
  },
};
