import { announceListings } from '../../changes/announce-listings.ts';
import type { Backfill } from '../../db/run-backfill.ts';
import { loadLastListingId } from '../quality/listing-score-store.ts';
import { holdListingsWithoutNova, loadEndOfChunk, saveNovaOfPrices } from './nova-of-prices-store.ts';
import { correctReductions } from './price-reduction-store.ts';

const chunkSize = 2_000;

/** Prices from before their NoVA was stored with them; what was called a reduction because NoVA was taken out is none any more. */
export const novaOfPricesBackfill: Backfill = {
  name: 'nova-of-prices',
  lastId: loadLastListingId,
  async nextChunk(tx, afterId) {
    const lastId = await loadEndOfChunk(tx, afterId, chunkSize);
    if (lastId === undefined) return undefined;
    const ids = await holdListingsWithoutNova(tx, afterId, lastId);
    await saveNovaOfPrices(tx, ids);
    await announceListings(tx, await correctReductions(tx, ids), { priority: 'bulk' });
    return lastId;
  },
};
