import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, inTransaction, openDatabase } from '../db/database.ts';

interface BusyDatabase extends AsyncDisposable {
  /** Has one turn at transactions. */
  db: Database;
  /** Takes the turn, as soon as whoever waits for it already has had theirs, and keeps it until told; gives what ends it. */
  occupy(): () => void;
}

/** The same database by a pool that is small enough for a test to take all of its transactions. */
export function openBusyDatabase(url: string): BusyDatabase {
  const db = openDatabase({ DATABASE_URL: url, DATABASE_POOL_SIZE: 2 });
  const occupied: Promise<void>[] = [];
  return {
    db,
    occupy() {
      const { promise, resolve } = Promise.withResolvers<void>();
      occupied.push(inTransaction(db, () => promise));
      return resolve;
    },
    async [Symbol.asyncDispose]() {
      await Promise.race([Promise.allSettled(occupied), sleep(1_000)]);
      await db.destroy();
    },
  };
}
