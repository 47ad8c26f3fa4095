import type { Database } from '../db/database.ts';
import { countListings } from '../search/count-listings.ts';
import type { SearchEngine } from '../search/engine.ts';
import { pingDatabase } from './health-store.ts';

export interface Readiness {
  database: 'up' | 'down';
  search: 'up' | 'down';
}

/** Whoever asks for readiness gives up after a few seconds; an answer after that is none. */
const timeoutMs = 2_000;

/** Asks both engines at the same time whether they answer what visitors need of them: a row, and a count. */
export async function checkReadiness(services: { db: Database; search: SearchEngine }): Promise<Readiness> {
  const [database, search] = await Promise.all([
    answersInTime(pingDatabase(services.db)),
    answersInTime(countListings(services, {})),
  ]);
  return { database, search };
}

async function answersInTime(answer: Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), timeoutMs);
  });
  const state = answer.then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return Promise.race([state, late]).finally(() => clearTimeout(timer));
}
