import { type Database, inTransaction } from '../../db/database.ts';
import { forgetBatches } from '../statistics-store.ts';
import { addEventsToDays, holdProgress, lastWrittenNumber, saveCountedUntil, saveProgress } from './roll-up-store.ts';

/** About a second of work: what a killed worker does again, and on a busy machine still within the time a statement may take. */
const eventsInChunk = 50_000;

/**
 * Adds every event that came since the last time to the counts of its day, once: counts and progress commit together, so that
 * it may be killed, repeated and run by several. What it costs depends on what came, not on what is stored.
 */
export async function rollUpStatistics(
  { db }: { db: Database },
  { chunk = eventsInChunk }: { chunk?: number } = {},
): Promise<void> {
  const begun = new Date();
  const last = await lastWrittenNumber(db);
  let done = 0;
  while (done < last) {
    done = await inTransaction(db, async (tx) => {
      const after = await holdProgress(tx);
      const upTo = Math.min(after + chunk, last);
      if (upTo <= after) return last;
      await addEventsToDays(tx, after, upTo);
      await saveProgress(tx, upTo);
      return upTo;
    });
  }
  await saveCountedUntil(db, begun);
  await forgetBatches(db);
}
