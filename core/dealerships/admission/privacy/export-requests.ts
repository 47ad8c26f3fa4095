import type { Database } from '../../../db/database.ts';
import { loadRequestsOf } from '../request-store.ts';

/** What a person told us to have a dealership let in, for that person to read (GDPR Art. 15). */
export function exportRequests({ db }: { db: Database }, email: string) {
  return loadRequestsOf(db, email);
}
