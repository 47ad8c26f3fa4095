import type { Actor } from '../../accounts/actor.ts';
import { requireStaff } from '../../accounts/policies.ts';
import type { Tx } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadListingForChange, type StoredListing } from './listing-write-store.ts';

/** A listing that the actor may change, held against other changes; another dealership's does not exist for him. */
export async function loadOwnListing(tx: Tx, actor: Actor, listingId: number): Promise<StoredListing> {
  const object = `listing ${listingId}`;
  const listing = await loadListingForChange(tx, listingId);
  if (!listing) throw new NotFound(object);
  requireStaff(actor, listing.dealershipId, object);
  return listing;
}
