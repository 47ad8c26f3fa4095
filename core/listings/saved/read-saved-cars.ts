import type { SavedCars } from '@kardan/contract/calls/listings/saved-cars';
import type { Database } from '../../db/database.ts';
import { readListingCards } from '../cards/read-listing-cards.ts';
import { savedStateOf } from './saved-state.ts';

/** How kept cars stand now, in the order asked for, from PostgreSQL in one query: also while the search is down. */
export async function readSavedCars(
  { db }: { db: Database },
  listingIds: readonly number[],
  now = new Date(),
): Promise<SavedCars> {
  const stored = await readListingCards(db, [...new Set(listingIds)]);
  return {
    items: listingIds.map((id) => {
      const listing = stored.get(id);
      const { shown, ...told } = savedStateOf(listing && { ...listing, title: listing.card.title }, now);
      const { state } = told;
      return { id, ...told, card: listing && shown && state !== 'gone' ? { ...listing.card, state } : null };
    }),
  };
}
