import type { Database } from '../../../db/database.ts';
import { deleteOldRequests } from '../request-store.ts';

/** A refusal may be complained of for six months, and that takes its time too; what was approved is the dealership's own. */
export const requestMonths = 12;

/** Removes requests to be let in when nobody has to account for them any more; gives how many. */
export function forgetRequests({ db }: { db: Database }): Promise<number> {
  return deleteOldRequests(db, requestMonths);
}
