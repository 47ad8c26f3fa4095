import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { type Database, inTransaction } from '../../db/database.ts';
import { rollUpStatistics } from '../days/roll-up-statistics.ts';
import {
  loadLastMeasuredDay,
  lockMeasuring,
  measureDay,
  measureDemand,
  measureSpread,
  measureSupply,
} from './market-store.ts';

/** So many nights that nobody was there are measured later; what was online then is known. */
const maxNightsBehind = 7;

/**
 * Measures what like cars got on each day that is over, what the market has and what search agents look for; safe to run again.
 * Statistics are compared with this, so that reading them costs nothing that grows with the market.
 */
export async function measureMarket({ db }: { db: Database }, now = Date.now()): Promise<void> {
  await rollUpStatistics({ db });
  const yesterday = dayAfter(viennaDay(now), -1);
  const earliest = dayAfter(yesterday, 1 - maxNightsBehind);
  const last = await loadLastMeasuredDay(db);
  let day = last && last >= earliest ? dayAfter(last, 1) : last ? earliest : yesterday;
  // The last one again: of what came late at night some was not yet counted.
  if (day > yesterday) day = yesterday;
  for (; day <= yesterday; day = dayAfter(day, 1)) {
    const measured = day;
    await inTransaction(db, async (tx) => {
      await lockMeasuring(tx);
      await measureDay(tx, measured);
      await measureSpread(tx, measured);
    });
  }
  await inTransaction(db, async (tx) => {
    await lockMeasuring(tx);
    await measureSupply(tx);
    await measureDemand(tx);
  });
}
