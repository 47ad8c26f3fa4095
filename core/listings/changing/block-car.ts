import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { loadListingForChange, type StoredListing } from './listing-write-store.ts';
import { writeChange } from './write-change.ts';

/**
 * Takes a car off the site for the portal, whatever state it is in, on record and with the jobs that follow; returns it as it was.
 * One that is blocked already, or was when it was withdrawn, is refused.
 */
export async function blockCar(tx: Tx, actor: Actor, listingId: number, reason: string): Promise<StoredListing> {
  requireOperator(actor);
  const listing = await loadListingForChange(tx, listingId);
  if (!listing) throw new NotFound(`listing ${listingId}`);
  const { state } = listing;
  if (state === 'blocked' || listing.blockedReason !== null) {
    const message = 'the listing is blocked already';
    throw new InvalidRequest([{ path: ['state'], code: 'invalid-transition', message }]);
  }
  const columns = { state: 'blocked', endedAt: new Date(), blockedReason: reason } as const;
  const changes = [{ field: 'state', before: state, after: 'blocked' }];
  await writeChange(tx, actor, listing, columns, changes, { source: 'operator', action: 'listing.blocked' });
  return listing;
}
