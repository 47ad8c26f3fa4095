import type { Backfill } from '../../db/run-backfill.ts';
import { loadListingsForChange } from '../changing/listing-write-store.ts';
import { loadLastListingId, saveScores } from './listing-score-store.ts';
import { qualityScore } from './quality-score.ts';

const chunkSize = 2_000;

/**
 * Listings from before the field catalogue: says of new and used cars that they are, and which VAT is shown, as far as the
 * row tells it, and scores each by the catalogue.
 */
export const listingFieldsBackfill: Backfill = {
  name: 'listing-fields',
  lastId: loadLastListingId,
  async nextChunk(tx, afterId) {
    const listings = await loadListingsForChange(tx, afterId, chunkSize);
    if (listings.length === 0) return undefined;
    const scored = listings.map((listing) => {
      const conditionKind = listing.conditionKind ?? knownConditionKind(listing.category);
      const taxation = listing.taxation ?? (listing.vatReclaimable || listing.category === 'new' ? 'standard' : null);
      const told = { ...listing, conditionKind, taxation };
      return { id: listing.id, conditionKind, taxation, score: qualityScore(told, listing.pictures) };
    });
    await saveScores(tx, scored);
    return listings.at(-1)?.id;
  },
};

/** A one-year car may be a day registration, a demonstration car or somebody's: the row does not say. */
function knownConditionKind(category: string): 'new' | 'used' | null {
  if (category === 'new') return 'new';
  return category === 'one-year' ? null : 'used';
}
