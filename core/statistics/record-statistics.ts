import type { Database, Tx } from '../db/database.ts';
import { insertEvents, type StatisticsEvent } from './statistics-store.ts';

/** Counts what the server itself has seen, such as an inquiry, in the transaction that it happens in. */
export async function recordStatistics(db: Database | Tx, events: StatisticsEvent[]): Promise<void> {
  if (events.length > 0) await insertEvents(db, events);
}
