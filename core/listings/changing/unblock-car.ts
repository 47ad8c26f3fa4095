import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { loadListingForChange, type StoredListing } from './listing-write-store.ts';
import { writeChange } from './write-change.ts';

export interface StateBefore {
  state: StoredListing['state'];
  endedAt: Date | null;
}

/**
 * Lifts a block, on record and with the jobs that follow: the car is again what it was before. One that its dealer has
 * withdrawn meanwhile stays withdrawn, and can be offered again.
 */
export async function unblockCar(tx: Tx, actor: Actor, listingId: number, before: StateBefore): Promise<StoredListing> {
  requireOperator(actor);
  const listing = await loadListingForChange(tx, listingId);
  if (!listing) throw new NotFound(`listing ${listingId}`);
  if (listing.blockedReason === null) {
    const message = 'the listing is not blocked';
    throw new InvalidRequest([{ path: ['state'], code: 'invalid-transition', message }]);
  }
  const isBlocked = listing.state === 'blocked';
  const columns = isBlocked ? { state: before.state, endedAt: endOf(before) } : {};
  const changes = isBlocked ? [{ field: 'state', before: 'blocked', after: before.state }] : [];
  await writeChange(tx, actor, listing, { ...columns, blockedReason: null }, changes, {
    source: 'operator',
    action: 'listing.unblocked',
  });
  return listing;
}

function endOf({ state, endedAt }: StateBefore): Date | null {
  const isGone = state === 'sold' || state === 'expired' || state === 'withdrawn';
  return isGone ? (endedAt ?? new Date()) : null;
}
