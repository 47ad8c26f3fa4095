import type { ComparedCars } from '@kardan/contract/calls/listings/saved-cars';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import { loadListingsForVisitor } from '../reading/listing-store.ts';
import { presentListing } from '../reading/present-listing.ts';
import { savedStateOf } from './saved-state.ts';

/** Everything that visitors may see of several cars, in the order asked for, in one query. */
export async function compareListings(
  { db }: { db: Database },
  listingIds: readonly number[],
  language: Language = 'de-AT',
  now = new Date(),
): Promise<ComparedCars> {
  const stored = new Map((await loadListingsForVisitor(db, listingIds)).map((listing) => [listing.id, listing]));
  return {
    items: listingIds.map((id) => {
      const listing = stored.get(id);
      const { shown, ...told } = savedStateOf(listing, now);
      return { id, ...told, listing: listing && shown ? presentListing(listing, language, now) : null };
    }),
  };
}
