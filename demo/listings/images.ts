import { type PicturedCar, pictureChooser, type StoredPicture } from '../picture-set/choose-pictures.ts';
import { purposes, Random } from '../random/random.ts';

export interface ListingImageRow {
  listingId: number;
  position: number;
  imageId: number;
}

/** Links listings to pictures of the set, which they share. */
export function imageDrawer(pictures: readonly StoredPicture[], seed: number) {
  const choose = pictureChooser(pictures);
  return (index: number, car: PicturedCar): ListingImageRow[] =>
    // Random numbers of their own: another set of pictures leaves the cars as they are.
    choose(new Random(seed, purposes.carPictures, index), car).map((imageId, position) => ({
      listingId: index + 1,
      position,
      imageId,
    }));
}
