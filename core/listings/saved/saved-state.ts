import type { SavedCar } from '@kardan/contract/calls/listings/saved-cars';
import { type VisibilityFacts, visibilityOf } from '../reading/visibility-rules.ts';

export interface SavedState extends Pick<SavedCar, 'state' | 'title' | 'endedAt'> {
  /** Whether all of the car may be shown, and not only what became of it. */
  shown: boolean;
}

interface ListingFacts extends VisibilityFacts {
  title: string;
  /** Why the portal has blocked it, whatever its dealership did with it since. */
  blockedReason: string | null;
}

const nothing: SavedState = { state: 'gone', title: null, endedAt: null, shown: false };

/** What somebody who has kept a car may learn of it now. A draft looks like a car that never was. */
export function savedStateOf(listing: ListingFacts | undefined, now: Date): SavedState {
  const visibility = listing ? visibilityOf(listing, now) : 'unknown';
  if (!listing || visibility === 'unknown') return nothing;
  const { title, state, endedAt, blockedReason } = listing;
  // The words of a blocked listing may be the reason for the block.
  if (blockedReason !== null) return nothing;
  if (state === 'sold') return { state, title, endedAt: endedAt?.toISOString() ?? null, shown: visibility === 'shown' };
  if (visibility === 'gone') return { ...nothing, title };
  return { state: state === 'reserved' ? 'reserved' : 'active', title, endedAt: null, shown: true };
}
