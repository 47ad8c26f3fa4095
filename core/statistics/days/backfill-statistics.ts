import type { Backfill } from '../../db/run-backfill.ts';
import { holdProgress } from './roll-up-store.ts';
import { loadLastDealershipId, loadNextDealershipId, sumUpDays } from './sum-up-store.ts';

/**
 * Figures by make, by month and by car of what was rolled up before these were kept, a dealership at a time. Roll-ups wait
 * for that one: what they have added is in its days as well, and is summed up with them.
 */
export const statisticsBackfill: Backfill = {
  name: 'statistics',
  lastId: loadLastDealershipId,
  async nextChunk(tx, afterId) {
    await holdProgress(tx);
    const dealershipId = await loadNextDealershipId(tx, afterId);
    if (dealershipId === null) return undefined;
    await sumUpDays(tx, dealershipId);
    return dealershipId;
  },
};
