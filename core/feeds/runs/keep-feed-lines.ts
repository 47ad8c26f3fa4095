import { keepLinesDays } from '@kardan/contract/values/feeds';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import { addLinePartition, forgetLines } from './line-store.ts';
import { deleteOldRuns } from './run-store.ts';

const monthsAhead = 2;

/** Makes room for the lines of this month and the next ones, and forgets runs and lines of more than 90 days ago. */
export async function keepFeedLines({ db }: { db: Database }, now = new Date()): Promise<number> {
  const [year = 0, month = 1] = viennaDay(now).split('-').map(Number);
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1)
    await addLinePartition(db, new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10));
  await forgetLines(db, keepLinesDays);
  return deleteOldRuns(db, keepLinesDays);
}
