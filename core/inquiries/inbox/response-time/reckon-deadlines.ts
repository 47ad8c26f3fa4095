import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import { loadOpenThreads, lockInboxSettings } from '../settings/setting-store.ts';
import { saveDeadlines } from '../thread-store.ts';
import { deadlinesOf } from './deadlines.ts';
import { readTiming } from './read-timing.ts';

/**
 * Reckons anew by when the buyers who wait are to be answered, after the hours or the settings of their dealership changed.
 * A reminder that lies in the past by the new reckoning is not sent any more. Whoever calls it holds the settings: between reading
 * them and writing to threads it may wait for one that somebody works on.
 */
export async function reckonDeadlines(tx: Tx, dealershipId: number): Promise<void> {
  const { times, reaction } = await readTiming(tx, dealershipId);
  for (const { id, waitingSince } of await loadOpenThreads(tx, dealershipId)) {
    if (waitingSince) await saveDeadlines(tx, id, deadlinesOf(times, reaction, waitingSince));
  }
}

/** The same by itself; whoever saves settings meanwhile is waited for, and theirs count. */
export function reckonDeadlinesOf({ db }: { db: Database }, dealershipId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockInboxSettings(tx, dealershipId);
    await reckonDeadlines(tx, dealershipId);
  });
}
