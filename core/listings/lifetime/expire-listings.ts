import { type Database, inTransaction } from '../../db/database.ts';
import { rateAndAnnounce } from '../changing/rate-and-announce.ts';
import { expireUnconfirmed } from './listing-lifetime-store.ts';

/** How long a car stays on offer without a word from dealer or feed. */
export const silentDays = 60;
const batchSize = 500;

/** Takes every car offline that was not confirmed for 60 days, each batch with its jobs; returns how many. */
export async function expireListings({ db }: { db: Database }): Promise<number> {
  for (let expired = 0; ; ) {
    const batch = await inTransaction(db, async (tx) => {
      const listingIds = await expireUnconfirmed(tx, silentDays, batchSize);
      await rateAndAnnounce(tx, listingIds, { priority: 'bulk' });
      return listingIds.length;
    });
    expired += batch;
    if (batch < batchSize) return expired;
  }
}
