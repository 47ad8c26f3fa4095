import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { ApiError } from '@kardan/contract/client/api-error';
import type { FormerListing } from '@kardan/contract/problem';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

export type FoundListing =
  | { kind: 'listing'; listing: ListingDetail }
  /** It is no longer offered; what may still be told of it leads on to cars like it. */
  | { kind: 'gone'; former: FormerListing | undefined }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: ApiFailure };

/** A car by its id or address; one that is gone is told from one that never was. */
export const loadListing = cache(async (reference: string): Promise<FoundListing> => {
  const client = await api();
  try {
    const listing = await client.listing({
      params: { id: decodeURIComponent(reference) },
      query: { language: await currentLocale() },
    });
    return { kind: 'listing', listing };
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { kind: 'gone', former: error.formerListing };
    if (error instanceof ApiError && error.status === 404) return { kind: 'unknown' };
    return { kind: 'failed', failure: apiFailure(error) };
  }
});

/** A car below the address of a dealership: the car of another one is not to be found there. */
export async function loadListingOf({ slug, id }: { slug: string; id: string }): Promise<FoundListing> {
  const found = await loadListing(id);
  const isAnothers = found.kind === 'listing' && found.listing.dealership.slug !== decodeURIComponent(slug);
  return isAnothers ? { kind: 'unknown' } : found;
}
