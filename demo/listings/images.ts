export interface ListingImageRow {
  listingId: number;
  position: number;
  imageId: number;
}

/** Pictures of a car. None yet: the drawn set comes with its own step and is linked here by content address. */
export function drawImages(_listingId: number): ListingImageRow[] {
  return [];
}
