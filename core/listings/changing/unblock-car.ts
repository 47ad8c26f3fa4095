import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { hasVinInHand, loadListingForChange, type StoredListing } from './listing-write-store.ts';
import { writeChange } from './write-change.ts';

export interface StateBefore {
  state: StoredListing['state'];
  endedAt: Date | null;
}

/**
 * Lifts a block, on record and with the jobs that follow: the car is again what it was before. One that its dealer has
 * withdrawn meanwhile stays withdrawn, and can be offered again; so is one whose VIN the dealership has entered again
 * meanwhile, since a car is on offer once: its dealer decides which.
 */
export async function unblockCar(
  tx: Tx,
  actor: Actor,
  listingId: number,
  before: StateBefore,
): Promise<{ isElsewhere: boolean }> {
  requireOperator(actor);
  const listing = await loadListingForChange(tx, listingId);
  if (!listing) throw new NotFound(`listing ${listingId}`);
  if (listing.blockedReason === null) {
    const message = 'the listing is not blocked';
    throw new InvalidRequest([{ path: ['state'], code: 'invalid-transition', message }]);
  }
  const isBlocked = listing.state === 'blocked';
  const isElsewhere = isBlocked && !isGone(before.state) && (await hasVinInHand(tx, listing));
  const after = isElsewhere ? { state: 'withdrawn' as const, endedAt: null } : before;
  const columns = isBlocked ? { state: after.state, endedAt: endOf(after) } : {};
  const changes = isBlocked ? [{ field: 'state', before: 'blocked', after: after.state }] : [];
  await writeChange(tx, actor, listing, { ...columns, blockedReason: null }, changes, {
    source: 'operator',
    action: 'listing.unblocked',
  });
  return { isElsewhere };
}

function endOf({ state, endedAt }: StateBefore): Date | null {
  return isGone(state) ? (endedAt ?? new Date()) : null;
}

function isGone(state: StoredListing['state']): boolean {
  return state === 'sold' || state === 'expired' || state === 'withdrawn';
}
