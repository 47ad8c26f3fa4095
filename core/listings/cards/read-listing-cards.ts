import type { ListingCard } from '@kardan/contract/calls/search/search';
import type { Database } from '../../db/database.ts';
import type { VisibilityFacts } from '../reading/visibility-rules.ts';
import { listingCard } from './listing-card.ts';
import { loadListingRows } from './listing-row-store.ts';

/** The card that the index would hold of a listing, and whether it may be shown. */
export interface StoredCard extends VisibilityFacts {
  /** Why the portal has blocked it, whatever its dealership did with it since. */
  blockedReason: string | null;
  card: ListingCard;
}

/** The card of one listing; undefined where there is none. */
export async function readListingCard(db: Database, listingId: number | null): Promise<StoredCard | undefined> {
  return listingId === null ? undefined : (await readListingCards(db, [listingId])).get(listingId);
}

/** Cards straight from PostgreSQL, of listings in any state, by id; those that do not exist are missing. */
export async function readListingCards(db: Database, listingIds: number[]): Promise<Map<number, StoredCard>> {
  const rows = await loadListingRows(db, listingIds);
  return new Map(
    rows.map((row) => {
      const { state, blockedReason, publishedAt, endedAt, dealershipState } = row;
      return [row.id, { state, blockedReason, publishedAt, endedAt, dealershipState, card: listingCard(row) }];
    }),
  );
}
