import type { Backfill } from '../../db/run-backfill.ts';
import { sumUpStatistics } from './sum-up-statistics.ts';
import { loadLastDealershipId, loadNextDealershipId } from './sum-up-store.ts';

/** Figures by make, by month and by car of what was rolled up before these were kept, a dealership at a time. */
export const statisticsBackfill: Backfill = {
  name: 'statistics',
  lastId: loadLastDealershipId,
  async nextChunk(tx, afterId) {
    const dealershipId = await loadNextDealershipId(tx, afterId);
    if (dealershipId === null) return undefined;
    await sumUpStatistics(tx, dealershipId);
    return dealershipId;
  },
};
