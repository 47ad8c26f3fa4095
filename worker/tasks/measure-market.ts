import { measureMarket } from '@kardan/core/statistics/market/measure-market';
import type { Task } from '../task.ts';

/** Measures what the market's cars got yesterday, for dealers to compare theirs with. */
export const measureMarketTask: Task<'measure-market'> = {
  job: 'measure-market',
  async run(services) {
    await measureMarket(services);
    return [];
  },
};
