import type { Backfill } from '../../db/run-backfill.ts';
import { loadLastListingId } from '../quality/listing-score-store.ts';
import { saveReductions } from './price-reduction-store.ts';

const chunkSize = 2_000;

/** Listings whose price changed before reductions were stored with the change. */
export const priceReductionsBackfill: Backfill = {
  name: 'price-reductions',
  lastId: loadLastListingId,
  nextChunk: (tx, afterId) => saveReductions(tx, afterId, chunkSize),
};
