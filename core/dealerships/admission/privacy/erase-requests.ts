import type { Database } from '../../../db/database.ts';
import { deleteRequestsOf } from '../request-store.ts';

/** Deletes a person's requests to be let in (GDPR Art. 17); a dealership that came of one stays. Gives how many. */
export function eraseRequests({ db }: { db: Database }, email: string): Promise<number> {
  return deleteRequestsOf(db, email);
}
