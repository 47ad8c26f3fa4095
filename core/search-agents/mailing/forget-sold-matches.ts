import { type Database, inTransaction } from '../../db/database.ts';
import { deleteMatchesOfListings, lockLongSold } from './sold-match-store.ts';

/** As long as a withdrawn car is kept, which takes its matches along. */
export const soldMatchDays = 90;

/** A car that suits many has a thousand matches and more. */
const listingsAtATime = 20;

/**
 * Removes what agents were told of cars that were sold more than 90 days ago. It only served to tell nothing twice, and of
 * such a car there is nothing more to tell; one that has merely expired may come back and keeps its matches. Returns how
 * many were removed.
 */
export async function forgetSoldMatches({ db }: { db: Database }): Promise<number> {
  for (let forgotten = 0; ; ) {
    const { listings, matches } = await inTransaction(db, async (tx) => {
      const ids = await lockLongSold(tx, soldMatchDays, listingsAtATime);
      return { listings: ids.length, matches: ids.length > 0 ? await deleteMatchesOfListings(tx, ids) : 0 };
    });
    forgotten += matches;
    if (listings < listingsAtATime) return forgotten;
  }
}
