import type { Database } from '../db/database.ts';
import { countListings } from '../search/count-listings.ts';
import type { SearchEngine } from '../search/engine.ts';
import { answersInTime } from './answers-in-time.ts';
import { checkDatabase } from './check-database.ts';

export interface Readiness {
  database: 'up' | 'down';
  search: 'up' | 'down';
}

/** Asks both engines at the same time whether they answer what visitors need of them: a row, and a count. */
export async function checkReadiness(services: { db: Database; search: SearchEngine }): Promise<Readiness> {
  const [database, search] = await Promise.all([checkDatabase(services), answersInTime(countListings(services, {}))]);
  return { database, search };
}
