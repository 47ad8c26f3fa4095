import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { listingName } from '#domain/listing/listing-name.ts';
import type { NewCar } from './stored-cars.ts';

/** What the browser keeps of a car that it shows in a list. */
export function newCarFromCard(
  card: Pick<ListingCard, 'id' | 'slug' | 'make' | 'model' | 'priceEur' | 'images'>,
): NewCar {
  const { id, slug, priceEur, images } = card;
  return { id, slug, title: listingName(card), priceEur, image: images[0] ?? null };
}

/** What the browser keeps of a car of which it shows everything. */
export function newCarFromDetail(listing: ListingDetail): NewCar {
  const { id, slug, priceEur, images } = listing;
  return { id, slug, title: listingName(listing), priceEur, image: images[0]?.contentHash ?? null };
}
