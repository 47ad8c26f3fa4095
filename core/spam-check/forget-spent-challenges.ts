import type { Database } from '../db/database.ts';
import { deleteExpiredSpent } from './spent-challenge-store.ts';

/** Removes used challenges that are refused for their age anyway. */
export function forgetSpentChallenges({ db }: { db: Database }): Promise<void> {
  return deleteExpiredSpent(db);
}
