import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { type ChangeBatch, settleChanges } from '../../listings/changing/settle-changes.ts';
import { holdOwnCars, type OwnCar } from '../../listings/editing/own-car.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { type AppliedCar, refusedCar } from '../cars/applied-car.ts';
import { applyCars } from '../cars/apply-cars.ts';
import { forgetHashes, markVanished } from '../cars/feed-car-store.ts';
import { isRefused, wholeCar } from '../cars/line-issues.ts';
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
  const begun = await settleStates(tx, actor, told, known);
  const open = told.filter((car) => !isOver(car, begun.get(car)));
  const applied = await applyCars(services, tx, actor, { ...place, cars: open, source: 'api', dry: false });
  const held = await holdMoving(tx, actor, place, open, applied);
  const results = new Map(begun);
  const batch: ChangeBatch = [];
  for (const [index, car] of open.entries()) {
    const before = known.get(car.number ?? '');
    const { listingId } = applied[index] as AppliedCar;
    const own = held.get(listingId ?? 0);
    const one = followUp(begun.get(car), applied[index] as AppliedCar);
    const moved = own ? await moveAfter(tx, actor, car, one, { own, locked: before?.locked ?? [], batch }) : one;
    results.set(car, await placeUploads(services, tx, actor, place.dealershipId, car, moved, before));
  }
  await settleChanges(tx, actor, batch);
  const all = told.map((car) => results.get(car) as AppliedCar);
  await keepForNextTime(tx, place, all);
  return all;
}

/** What states alone decide, and numbers that were told before. */
async function settleStates(
  tx: Tx,
  actor: Actor,
  told: readonly ToldCar[],
  known: ReadonlyMap<string, KnownCar>,
): Promise<Map<ToldCar, AppliedCar>> {
  const batch: ChangeBatch = [];
  const settled = new Map<ToldCar, AppliedCar>();
  const seen = new Set<string>();
  for (const car of told) {
    const { number } = car;
    if (number === null || isRefused(car)) continue;
    const one = seen.has(number)
      ? refusedCar(car, [wholeCar('number-twice', 'refuses', { raw: number })])
      : await settleByState(tx, actor, car, known.get(number), batch);
    seen.add(number);
    if (one) settled.set(car, one);
  }
  await settleChanges(tx, actor, batch);
  return settled;
}

/** A sale that was taken back goes on with its fields; whatever else a state has decided is decided. */
function isOver({ state }: ToldCar, begun: AppliedCar | undefined): boolean {
  return begun !== undefined && !(begun.fate === 'changed' && (state === 'active' || state === 'reserved'));
}

function followUp(begun: AppliedCar | undefined, applied: AppliedCar): AppliedCar {
  if (!begun) return applied;
  const fate = applied.fate === 'unchanged' ? begun.fate : applied.fate;
  return { ...applied, fate, changes: [...begun.changes, ...applied.changes] };
}

/** The cars whose state may still have to follow, as they are now. */
function holdMoving(
  tx: Tx,
  actor: Actor,
  { dealershipId }: PushPlace,
  told: readonly ToldCar[],
  applied: readonly AppliedCar[],
): Promise<Map<number, OwnCar>> | Map<number, OwnCar> {
  const ids = applied.flatMap(({ listingId, fate }, index) =>
    fate !== 'refused' && listingId !== null && told[index]?.state !== undefined ? [listingId] : [],
  );
  return ids.length === 0 ? new Map() : holdOwnCars(tx, actor, dealershipId, ids);
}

async function keepForNextTime(tx: Tx, { feedId }: PushPlace, applied: readonly AppliedCar[]): Promise<void> {
  const taken = applied.filter(({ fate }) => fate !== 'refused');
  const idsOf = (cars: readonly AppliedCar[]) => cars.flatMap(({ listingId }) => listingId ?? []);
  const withdrawn = taken.filter(({ fate }) => fate === 'withdrawn');
  // The next call may tell of other fields: that it says the same of these as the last one did is no reason not to look.
  await forgetHashes(tx, idsOf(taken.filter((car) => !withdrawn.includes(car))));
  await markVanished(tx, feedId, idsOf(withdrawn));
}
