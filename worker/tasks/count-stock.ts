import { countStock } from '@kardan/core/dealerships/office/count-stock';
import type { Task } from '../task.ts';

/** Counts the cars on offer of every dealership, for the portal's list of them. */
export const countStockTask: Task<'count-stock'> = {
  job: 'count-stock',
  async run(services) {
    await countStock(services);
    return [];
  },
};
