import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { type AppliedCar, refusedCar } from '../cars/applied-car.ts';
import { applyCars } from '../cars/apply-cars.ts';
import { forgetHashes, markVanished } from '../cars/feed-car-store.ts';
import { isRefused, wholeCar } from '../cars/line-issues.ts';
import { rememberPicturesOfCars } from '../pictures/remember-pictures.ts';
import type { KnownCar } from './find-known-cars.ts';
import { moveAfter, settleByState } from './move-told.ts';
import { placeUploads } from './place-uploads.ts';
import type { ToldCar } from './told-car.ts';

export interface PushPlace {
  feedId: string;
  dealershipId: number;
}

/**
 * Does what a dealer's own system tells of cars that are held: fields as a feed's go, then state and pictures. Says of each what
 * became of it, in their order.
 */
export async function applyTold(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  place: PushPlace,
  told: readonly ToldCar[],
  known: ReadonlyMap<string, KnownCar>,
): Promise<AppliedCar[]> {
  const results = new Map<ToldCar, AppliedCar>();
  const open: ToldCar[] = [];
  const seen = new Set<string | null>();
  for (const car of told) {
    const settled =
      seen.has(car.number) && car.number !== null
        ? refusedCar(car, [wholeCar('number-twice', 'refuses', { raw: car.number })])
        : isRefused(car)
          ? undefined
          : await settleByState(tx, actor, car, known.get(car.number ?? ''));
    seen.add(car.number);
    if (settled) results.set(car, settled);
    else open.push(car);
  }
  const applied = await applyCars(services, tx, actor, { ...place, cars: open, source: 'api', dry: false });
  for (const [index, car] of open.entries()) {
    const before = known.get(car.number ?? '');
    const moved = await moveAfter(tx, actor, place.dealershipId, car, applied[index] as AppliedCar, before);
    results.set(car, await placeUploads(services, tx, actor, place.dealershipId, car, moved, before));
  }
  const all = told.map((car) => results.get(car) as AppliedCar);
  await keepForNextTime(tx, place, told, all);
  return all;
}

async function keepForNextTime(
  tx: Tx,
  { feedId, dealershipId }: PushPlace,
  told: readonly ToldCar[],
  applied: readonly AppliedCar[],
): Promise<void> {
  const taken = applied.filter(({ fate }) => fate !== 'refused');
  const idsOf = (cars: readonly AppliedCar[]) => cars.flatMap(({ listingId }) => listingId ?? []);
  const withdrawn = taken.filter(({ fate }) => fate === 'withdrawn');
  // The next call may tell of other fields: that it says the same of these as the last one did is no reason not to look.
  await forgetHashes(tx, idsOf(taken.filter((car) => !withdrawn.includes(car))));
  await markVanished(tx, feedId, idsOf(withdrawn));
  const wanted = applied.flatMap(({ listingId, fate }, index) => {
    const { pictures } = told[index] as ToldCar;
    return pictures && listingId !== null && fate !== 'refused' ? [{ dealershipId, listingId, pictures }] : [];
  });
  await rememberPicturesOfCars(tx, feedId, wanted);
}
