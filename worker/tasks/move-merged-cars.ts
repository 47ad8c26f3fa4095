import { moveMergedCars } from '@kardan/core/listings/changing/refresh-listings';
import type { Task } from '../task.ts';

/** Moves the listings of merged models to those they were merged into. */
export const moveMergedCarsTask: Task<'move-merged-cars'> = {
  job: 'move-merged-cars',
  async run(services, batch) {
    for (const { modelId } of batch) {
      const listings = await moveMergedCars(services, modelId);
      services.log.info({ modelId, listings }, 'listings of a merged model moved');
    }
    return [];
  },
};
