import { type Database, inTransaction } from '../../db/database.ts';
import { announceNews } from '../changing/announce-news.ts';
import { rateAndAnnounce } from '../changing/rate-and-announce.ts';
import { expireUnconfirmed } from './listing-lifetime-store.ts';

/** How long a car stays on offer without a word from dealer or feed. */
export const silentDays = 60;
const batchSize = 500;

/** Takes every car offline that was not confirmed for 60 days, each batch with its jobs; returns how many. */
export async function expireListings({ db }: { db: Database }): Promise<number> {
  for (let expired = 0; ; ) {
    const batch = await inTransaction(db, async (tx) => {
      const listings = await expireUnconfirmed(tx, silentDays, batchSize);
      const ids = listings.map(({ id }) => id);
      await rateAndAnnounce(tx, ids, { priority: 'bulk' });
      await announceNews(
        tx,
        listings.map((listing) => ({ listing, news: [{ type: 'listing.withdrawn' }] })),
      );
      return listings.length;
    });
    expired += batch;
    if (batch < batchSize) return expired;
  }
}
