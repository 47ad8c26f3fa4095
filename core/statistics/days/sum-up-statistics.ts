import type { Tx } from '../../db/database.ts';
import { holdProgress } from './roll-up-store.ts';
import { sumUpDays } from './sum-up-store.ts';

/**
 * Sums up the days of a dealership's cars anew: by make, by month and by car. Roll-ups wait meanwhile; what they have added is
 * in the days as well.
 */
export async function sumUpStatistics(tx: Tx, dealershipId: number): Promise<void> {
  await holdProgress(tx);
  await sumUpDays(tx, dealershipId);
}
