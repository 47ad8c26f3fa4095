import { hasMarketMoved } from '@kardan/core/pricing/nightly/has-market-moved';
import { rateMarketInThread } from '@kardan/core/pricing/nightly/rate-market-in-thread';
import type { Task } from '../task.ts';

/** Between nights: rates the market anew when so much of it has changed that the last reading no longer holds. */
export const rateMovedMarketTask: Task<'rate-moved-market'> = {
  job: 'rate-moved-market',
  async run(services) {
    if (!(await hasMarketMoved(services))) return [];
    const { cars, changed, seconds } = await rateMarketInThread(services);
    services.log.info({ cars, changed, seconds }, 'moved market rated');
    return [];
  },
};
