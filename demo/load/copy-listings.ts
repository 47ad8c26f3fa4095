import type pg from 'pg';
import type { DemoListing } from '../listings/generate-listing.ts';
import { listingColumns } from '../listings/listing-row.ts';
import { copyRows } from './copy-rows-store.ts';
import { copyLine } from './copy-text.ts';

const priceColumns = ['listingId', 'validFrom', 'priceEur', 'novaIncluded', 'createdAt', 'updatedAt'] as const;
const imageColumns = ['listingId', 'position', 'imageId'] as const;

/** Writes listings number `from` to `to` (excluded) with their prices and pictures. */
export async function copyListings(
  client: pg.ClientBase,
  generate: (index: number) => DemoListing,
  from: number,
  to: number,
): Promise<void> {
  let listings = '';
  let prices = '';
  let images = '';
  for (let index = from; index < to; index++) {
    const listing = generate(index);
    listings += copyLine(listing.row, listingColumns);
    for (const price of listing.prices) prices += copyLine(price, priceColumns);
    // By hand: there are more of these than of all other rows together, and none holds text.
    for (const { listingId, position, imageId } of listing.images) images += `${listingId}\t${position}\t${imageId}\n`;
  }
  await copyRows(client, 'listing', listingColumns, listings);
  if (prices !== '') await copyRows(client, 'listing_price', priceColumns, prices);
  if (images !== '') await copyRows(client, 'listing_image', imageColumns, images);
}
