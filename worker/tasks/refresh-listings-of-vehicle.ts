import { refreshListingsOfVehicle } from '@kardan/core/listings/changing/refresh-listings';
import type { Task } from '../task.ts';

/** Has the listings of renamed makes, models and versions brought before visitors anew. */
export const refreshListingsOfVehicleTask: Task<'refresh-listings-of-vehicle'> = {
  job: 'refresh-listings-of-vehicle',
  async run(services, batch) {
    for (const vehicle of batch) {
      const listings = await refreshListingsOfVehicle(services, vehicle);
      services.log.info({ ...vehicle, listings }, 'listings of a vehicle refreshed');
    }
    return [];
  },
};
