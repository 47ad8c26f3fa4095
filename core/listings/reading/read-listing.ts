import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import { ListingGone, NotFound } from '../../kernel/errors.ts';
import { listingIdOf } from './listing-reference.ts';
import { loadListingForVisitor } from './listing-store.ts';
import { presentFormerListing, presentListing } from './present-listing.ts';
import { visibilityOf } from './visibility-rules.ts';

/** Everything a visitor sees of a car, from PostgreSQL alone; tells one that is gone from one that never was. */
export async function readListing(
  { db }: { db: Database },
  reference: string,
  language: Language = 'de-AT',
  now = new Date(),
): Promise<ListingDetail> {
  const id = listingIdOf(reference);
  const listing = id === undefined ? undefined : await loadListingForVisitor(db, id);
  const visibility = listing ? visibilityOf(listing, now) : 'unknown';
  if (!listing || visibility === 'unknown') throw new NotFound('listing');
  if (visibility === 'gone') throw new ListingGone(presentFormerListing(listing));
  return presentListing(listing, language, now);
}
