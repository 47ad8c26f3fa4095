import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { changeOwnCar } from '../editing/change-own-car.ts';
import { type CarReference, picturesOf } from '../editing/own-car.ts';
import { keepWorkingCopy } from '../editing/save-listing.ts';
import { type Arrangement, mergePictures } from './merge-pictures.ts';

/** Brings a car's pictures into order, with their words, in its working copy; two who do so at once lose no picture. */
export function arrangePictures(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  arrangement: Arrangement,
): Promise<OwnListing> {
  return changeOwnCar(services, actor, reference, (tx, car) =>
    keepWorkingCopy(tx, actor, car, { pictures: mergePictures(picturesOf(car), arrangement) }),
  );
}
