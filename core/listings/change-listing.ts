import type { Tx } from '../db/database.ts';
import type { ListingState } from '../db/schema.gen.ts';
import { Failure, type FieldIssue, InvalidRequest, NotFound } from '../errors.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPriority } from '../jobs/job-catalogue.ts';
import { isAllowedTransition, loadListingForChange, type StoredListing, saveListing } from './listing-write-store.ts';

export interface ListingChange {
  priceEur?: number;
  netPriceEur?: number | null;
  mileageKm?: number;
  state?: 'active' | 'reserved' | 'sold' | 'withdrawn';
}

interface ChangeOptions {
  /** The revision the caller saw; a newer one refuses the change. */
  ifRevision?: number;
  /** `bulk` for imports, so that they do not hold up changes that somebody is watching. */
  priority?: JobPriority;
}

/** Changes price, mileage or state of a listing together with the job that brings the change into the search index. */
export async function changeListing(
  tx: Tx,
  listingId: number,
  change: ListingChange,
  { ifRevision, priority }: ChangeOptions = {},
): Promise<{ revision: number }> {
  const listing = await loadListingForChange(tx, listingId);
  if (!listing) throw new NotFound(`listing ${listingId}`);
  if (ifRevision !== undefined && ifRevision !== listing.revision) throw new Failure('stale-revision');
  const issues = [...priceIssues(listing, change), ...(await stateIssues(tx, listing, change))];
  if (issues.length > 0) throw new InvalidRequest(issues);
  const { state = listing.state, ...fields } = change;
  const revision = await saveListing(tx, listingId, { ...fields, ...enter(state, listing) });
  await enqueue(tx, 'index-listing', [{ listingId }], { priority });
  return { revision };
}

function priceIssues(listing: StoredListing, change: ListingChange): FieldIssue[] {
  const { priceEur, netPriceEur } = { ...listing, ...change };
  if (netPriceEur === null || netPriceEur <= priceEur) return [];
  return [{ path: ['netPriceEur'], code: 'too-big', message: 'the net price is above the gross price' }];
}

async function stateIssues(
  tx: Tx,
  { state: from }: StoredListing,
  { state: to }: ListingChange,
): Promise<FieldIssue[]> {
  if (to === undefined || to === from) return [];
  // Publishing a draft and lifting a block have conditions of their own and are other use cases.
  const elsewhere = to === 'active' && (from === 'draft' || from === 'blocked');
  if (!elsewhere && (await isAllowedTransition(tx, from, to))) return [];
  return [{ path: ['state'], code: 'invalid-transition', message: `a listing cannot go from ${from} to ${to}` }];
}

/** What goes with a new state: a car that is gone says since when, one on offer does not. */
function enter(state: ListingState, listing: StoredListing) {
  if (state === listing.state) return {};
  return { state, blockedReason: null, endedAt: state === 'active' || state === 'reserved' ? null : new Date() };
}
