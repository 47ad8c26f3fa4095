import type { Database } from '../../db/database.ts';
import { deleteCreationKeys, deleteWithdrawn } from './listing-lifetime-store.ts';

/** How long a withdrawn car is kept, should its dealer ask for it. */
const keptDays = 90;
const batchSize = 500;

/**
 * Deletes every car that was withdrawn more than 90 days ago; inquiries and notices about it stay. Keys by which cars were
 * begun go after the same time: nobody sends so old a request again. Returns how many cars.
 */
export async function forgetWithdrawnListings({ db }: { db: Database }): Promise<number> {
  await deleteCreationKeys(db, keptDays);
  for (let forgotten = 0; ; ) {
    const batch = await deleteWithdrawn(db, keptDays, batchSize);
    forgotten += batch;
    if (batch < batchSize) return forgotten;
  }
}
