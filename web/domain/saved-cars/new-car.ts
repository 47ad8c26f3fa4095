import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { listingName } from '#domain/listing/listing-name.ts';
import type { NewCar } from './stored-cars.ts';

/** A price as the browser keeps it, with whether the registration tax comes on top. */
export function keptPrice({
  priceEur,
  novaIncluded,
}: Pick<ListingCard, 'priceEur' | 'novaIncluded'>): Pick<NewCar, 'priceEur' | 'plusNova'> {
  return { priceEur, ...(novaIncluded === false && { plusNova: true as const }) };
}

/** What the browser keeps of a car that it shows in a list. */
export function newCarFromCard(
  card: Pick<ListingCard, 'id' | 'slug' | 'make' | 'model' | 'priceEur' | 'novaIncluded' | 'images'>,
): NewCar {
  const { id, slug, images } = card;
  return { id, slug, title: listingName(card), ...keptPrice(card), image: images[0] ?? null };
}

/** What the browser keeps of a car of which it shows everything. */
export function newCarFromDetail(listing: ListingDetail): NewCar {
  const { id, slug, images } = listing;
  return { id, slug, title: listingName(listing), ...keptPrice(listing), image: images[0]?.contentHash ?? null };
}
