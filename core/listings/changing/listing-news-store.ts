import type { Tx } from '../../db/database.ts';

/** What is told of a car wherever something happens to it. */
export function loadNewsOfListing(tx: Tx, listingId: number) {
  return tx
    .selectFrom('listing')
    .select(['id as listingId', 'externalId as number', 'title', 'state', 'priceEur'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
}
