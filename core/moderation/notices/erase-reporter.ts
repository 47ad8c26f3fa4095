import type { Database } from '../../db/database.ts';
import { eraseReporterOf } from './notice-store.ts';

/**
 * Takes name and address of a person out of their notices (GDPR Art. 17). The notices stay: what was decided on them has
 * to be accounted for (DSA Art. 24). Returns how many there were.
 */
export function eraseReporter({ db }: { db: Database }, email: string): Promise<number> {
  return eraseReporterOf(db, email);
}
