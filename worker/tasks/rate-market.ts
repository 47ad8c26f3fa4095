import { rateMarketInThread } from '@kardan/core/pricing/nightly/rate-market-in-thread';
import type { Task } from '../task.ts';

/** Every night: learns what prices depend on and rates every car anew. */
export const rateMarketTask: Task<'rate-market'> = {
  job: 'rate-market',
  async run(services) {
    const { cars, changed, seconds } = await rateMarketInThread(services);
    services.log.info({ cars, changed, seconds }, 'market rated');
    return [];
  },
};
