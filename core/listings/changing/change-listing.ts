import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { requireMayOffer } from '../../going-public/require-may-offer.ts';
import { Failure, type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { blockIssues } from '../checking/block-issues.ts';
import { qualityScore } from '../quality/quality-score.ts';
import { isAllowedTransition, type StoredListing } from './listing-write-store.ts';
import { loadOwnListing } from './load-own-listing.ts';
import { type WriteOptions, writeChange } from './write-change.ts';

export interface ListingChange {
  priceEur?: number;
  netPriceEur?: number | null;
  mileageKm?: number;
  state?: 'active' | 'reserved' | 'sold' | 'withdrawn' | 'draft';
}

interface ChangeOptions extends Pick<WriteOptions, 'source' | 'priority' | 'batch'> {
  /** The revision the caller saw; a newer one refuses the change. */
  ifRevision?: number | undefined;
}

/**
 * Changes price, mileage or state of a listing, on record, together with the jobs that bring the change into the search index and
 * before visitors; what is so already changes nothing. A change is the dealer's word that the car is still there.
 */
export async function changeListing(
  tx: Tx,
  actor: Actor,
  listingId: number,
  change: ListingChange,
  { ifRevision, ...how }: ChangeOptions = {},
): Promise<{ revision: number | null }> {
  const listing = await loadOwnListing(tx, actor, listingId);
  if (ifRevision !== undefined && ifRevision !== listing.revision) throw new Failure('stale-revision');
  const { state, ...fields } = whatDiffers(listing, change);
  const issues = [
    ...(Object.keys(fields).length > 0 ? blockIssues(listing) : []),
    ...priceIssues(listing, fields),
    ...(await stateIssues(tx, listing, state)),
  ];
  if (issues.length > 0) throw new InvalidRequest(issues);
  if (state === undefined && Object.keys(fields).length === 0) return { revision: listing.revision };
  if (state === 'active' && isOfferedAnew(listing.state)) await requireMayOffer(tx, listing.dealershipId);
  const score = qualityScore({ ...listing, ...fields }, listing.pictures);
  const after = { ...fields, ...(state !== undefined && { state }) };
  const changes = Object.entries(after).map(([field, value]) => ({
    field,
    before: listing[field as keyof ListingChange],
    after: value,
  }));
  const columns = { ...fields, ...enter(state), qualityScore: score };
  const revision = await writeChange(tx, actor, listing, columns, changes, how);
  return { revision };
}

/** A reservation that falls through and a sale that is taken back are no further car. */
function isOfferedAnew(from: StoredListing['state']): boolean {
  return from !== 'reserved' && from !== 'sold';
}

function whatDiffers(listing: StoredListing, change: ListingChange): ListingChange {
  const fields = Object.entries(change) as [keyof ListingChange, unknown][];
  return Object.fromEntries(fields.filter(([name, value]) => value !== undefined && value !== listing[name]));
}

function priceIssues(listing: StoredListing, change: ListingChange): FieldIssue[] {
  const { priceEur, netPriceEur, taxation } = { ...listing, ...change };
  if (netPriceEur === null) return [];
  if (taxation !== 'standard') {
    const message = 'only a car whose VAT can be shown has a net price';
    return [{ path: ['netPriceEur'], code: 'vat-not-reclaimable', message }];
  }
  if (netPriceEur <= priceEur) return [];
  return [{ path: ['netPriceEur'], code: 'net-price-above-gross', message: 'the net price is above the gross price' }];
}

async function stateIssues(tx: Tx, listing: StoredListing, to: ListingChange['state']): Promise<FieldIssue[]> {
  if (to === undefined) return [];
  const { state: from } = listing;
  if (isOpenTo(listing, to) && (await isAllowedTransition(tx, from, to))) return [];
  return [{ path: ['state'], code: 'invalid-transition', message: `a listing cannot go from ${from} to ${to}` }];
}

/** Days within which a sale can be taken back: as long as the sold car can still be looked at. */
const undoSaleDays = 30;

/**
 * Whether the step is one for this use case: publishing a draft and lifting a block have conditions of their own. What an operator
 * blocked can only be withdrawn, and does not come back by way of that; the database's table of steps allows more, for lifting it.
 */
export function isOpenTo(
  { state: from, endedAt, blockedReason }: Pick<StoredListing, 'state' | 'endedAt' | 'blockedReason'>,
  to: ListingChange['state'],
): boolean {
  if (blockedReason !== null) return to === 'withdrawn';
  if (to !== 'active') return true;
  if (from === 'draft') return false;
  return from !== 'sold' || (endedAt !== null && Date.now() - endedAt.getTime() <= undoSaleDays * 86_400_000);
}

/** What goes with a new state: a car that is gone says since when, one on offer does not. */
function enter(state: ListingChange['state']) {
  if (state === undefined) return {};
  const isHere = state === 'active' || state === 'reserved' || state === 'draft';
  return { state, endedAt: isHere ? null : new Date() };
}
