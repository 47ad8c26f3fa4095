import type { Database } from '../db/database.ts';
import { answersInTime } from './answers-in-time.ts';
import { pingDatabase } from './health-store.ts';

/** Whether PostgreSQL answers: all that a worker needs to have work. */
export function checkDatabase({ db }: { db: Database }): Promise<'up' | 'down'> {
  return answersInTime(pingDatabase(db));
}
