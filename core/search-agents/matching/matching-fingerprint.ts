import { createHash } from 'node:crypto';
import type { ListingDocument } from '../../search/index/listing-document.ts';
import type { ReadListing } from '../../search/index/read-listing-documents.ts';
import { listingFields } from '../../search/query/listing-fields.ts';

const fields = [...new Set(Object.values(listingFields).map(({ field }) => field))] as (keyof ListingDocument)[];

/**
 * Tells whether anything has changed that an agent can ask for or be told. Most revisions change nothing of it: every
 * night ratings are written anew, and few get another label.
 */
export function matchingFingerprint(listing: ReadListing): string {
  const { state, dealershipState, publishedAt, endedAt, previousPriceEur, priceChangedAt, document } = listing;
  const facts = [state, dealershipState, publishedAt, endedAt, previousPriceEur, priceChangedAt];
  const text = JSON.stringify([...facts, ...fields.map((field) => document[field])]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
