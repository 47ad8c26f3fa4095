import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { NewCar } from '#lib/saved-cars/stored-cars.ts';

/** As much of a car as the browser keeps of it. */
export function savedCarOf(listing: ListingDetail): NewCar {
  return {
    id: listing.id,
    slug: listing.slug,
    title: `${listing.make.name} ${listing.model.name}`,
    priceEur: listing.priceEur,
    image: listing.images[0]?.contentHash ?? null,
  };
}
