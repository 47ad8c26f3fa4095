import type { Actor } from '../../accounts/actor.ts';
import { requireStaff, requireStaffToRead } from '../../accounts/policies.ts';
import type { Tx } from '../../db/database.ts';
import { requireCompleteForFirstCar } from '../../going-public/require-complete.ts';
import { mayOfferMore } from '../../going-public/require-may-offer.ts';
import { offerStates } from '../../listings/changing/offer-rules.ts';
import { type ChangeBatch, settleChanges } from '../../listings/changing/settle-changes.ts';
import { renewOffers } from '../../listings/changing/write-change.ts';
import { findTwinsOfCars } from '../../listings/checking/find-twins.ts';
import { roomForCars } from '../../listings/editing/room-for-cars.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import type { FeedCar } from '../feed-car.ts';
import { rememberPictures } from '../pictures/remember-pictures.ts';
import { type AppliedCar, refusedCar, unchangedCar } from './applied-car.ts';
import { loadFeedCars, type StoredFeedCar, saveFeedCars } from './feed-car-store.ts';
import { findCars } from './find-cars.ts';
import { freeNumber } from './free-number.ts';
import { hashCar } from './hash-car.ts';
import { isRefused, wholeCar } from './line-issues.ts';
import { planCar } from './plan-car.ts';
import { writeCar } from './write-car.ts';

export interface CarsToApply {
  /** Null for cars that a system pushes without a feed: a number then means whatever car has it. */
  feedId: string | null;
  /** The file that says so, which may be an archive with pictures. */
  fileKey?: string | null;
  dealershipId: number;
  cars: readonly FeedCar[];
  /** All numbers of the file that the cars are from: a car whose number it names no more may have got another one. */
  named?: ReadonlySet<string> | undefined;
  source: 'feed' | 'api';
  /** Only finds out what would become of the cars. */
  dry: boolean;
}

/** An offer ends after 60 days without a word: once a week is soon enough, and a seventh of the work. */
const renewDays = 7;

/**
 * Brings cars into a dealership's stock as its own system tells them: complete ones go online, a new one with gaps becomes a
 * draft, one that is online and would break a rule stays as it is. What a person has set by hand stays, too. Says of every car
 * what became of it, in their order; all of it or nothing is written.
 */
export async function applyCars(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  { feedId, fileKey = null, dealershipId, cars, named, source, dry }: CarsToApply,
): Promise<AppliedCar[]> {
  (dry ? requireStaffToRead : requireStaff)(actor, dealershipId, 'dealership');
  if (!dry) await requireCompleteForFirstCar(tx, dealershipId);
  const known =
    feedId === null ? new Map<string, StoredFeedCar>() : await loadFeedCars(tx, feedId, dealershipId, numbersOf(cars));
  const results = new Map<FeedCar, AppliedCar>();
  const open: FeedCar[] = [];
  const seen = new Set<string>();
  for (const car of cars) {
    const settled = settleAtOnce(car, known, seen);
    if (settled) results.set(car, settled);
    else open.push(car);
    if (car.number !== null) seen.add(car.number);
  }
  const found = await findCars(tx, actor, { feedId, dealershipId, named, dry }, open, known);
  const plans = [];
  if (!dry)
    for (const { car, soldBefore } of found)
      if (soldBefore) await freeNumber(tx, actor, soldBefore, car.number, source);
  for (const each of found) plans.push(await planCar(services, { ...each, source }));
  const twins = await findTwinsOfCars(
    tx,
    dealershipId,
    plans.map(({ own, fields }) => ({ id: own.id, vin: fields.vin, externalId: fields.externalId })),
  );
  const isBanned = !(await mayOfferMore(tx, dealershipId));
  // Counted once, however many cars these are, and not at all where none is new.
  let room = plans.some(({ isNew }) => isNew) ? await roomForCars(tx, dealershipId) : 0;
  const batch: ChangeBatch = [];
  const offered = new Map<string, number>();
  for (const plan of plans) {
    const applied = await writeCar(services, tx, actor, plan, {
      twins: (twins.get(plan.own.id) ?? []).filter(({ listingId }) => listingId !== plan.soldBefore?.id),
      offered,
      isBanned,
      isFull: room === 0,
      batch,
      source,
      dry,
    });
    if (applied.fate === 'created') room -= 1;
    results.set(plan.car, applied);
  }
  const priority = source === 'feed' ? 'bulk' : undefined;
  const revisions = await settleChanges(tx, actor, batch, priority);
  const applied = cars.map((car) => withRevision(results.get(car) as AppliedCar, revisions));
  if (dry) return applied;
  const unchanged = applied.filter(({ fate, isDraft }) => fate === 'unchanged' && !isDraft);
  await renewOffers(
    tx,
    actor,
    unchanged.flatMap(({ listingId }) => listingId ?? []),
    {
      days: renewDays,
      ...(priority && { priority }),
    },
  );
  if (feedId !== null) {
    await saveFeedCars(tx, feedId, dealershipId, saidOf(open, results));
    await rememberPictures(tx, { feedId, fileKey }, picturesOf(open, results, dealershipId));
  }
  return applied;
}

function withRevision(applied: AppliedCar, revisions: ReadonlyMap<number, number>): AppliedCar {
  return { ...applied, revision: revisions.get(applied.listingId ?? 0) ?? applied.revision };
}

function numbersOf(cars: readonly FeedCar[]): string[] {
  return cars.flatMap(({ number }) => number ?? []);
}

/** What needs no look at the car: a line that is refused by itself, and one that says what it said the last time. */
function settleAtOnce(
  car: FeedCar,
  known: ReadonlyMap<string, StoredFeedCar>,
  seen: ReadonlySet<string>,
): AppliedCar | undefined {
  if (car.number === null || isRefused(car)) {
    const missing = car.number === null && !isRefused(car) ? [wholeCar('number-missing', 'refuses')] : [];
    return refusedCar(car, [...car.issues, ...missing], known.get(car.number ?? '')?.listingId);
  }
  if (seen.has(car.number))
    return refusedCar(car, [...car.issues, wholeCar('number-twice', 'refuses', { raw: car.number })]);
  const before = known.get(car.number);
  if (!before?.hash || before.locked.length > 0 || before.vanishedSince) return undefined;
  const isOffered = offerStates.some((state) => state === before.state);
  const isSame = isOffered && before.hash.toString('hex') === hashCar(car);
  return isSame ? unchangedCar(car, before.listingId) : undefined;
}

/** A car that was refused, or lacks something, is looked at again by the next run, though its line says the same. */
function saidOf(open: readonly FeedCar[], results: ReadonlyMap<FeedCar, AppliedCar>) {
  return open.flatMap((car) => {
    const { fate, isDraft, listingId } = results.get(car) as AppliedCar;
    if (listingId === null || car.number === null || fate === 'refused') return [];
    return [{ number: car.number, listingId, hash: isDraft ? null : hashCar(car), fields: car.fields }];
  });
}

/** What was said of pictures; they are fetched later, and a car is online without them. */
function picturesOf(open: readonly FeedCar[], results: ReadonlyMap<FeedCar, AppliedCar>, dealershipId: number) {
  return open.flatMap((car) => {
    const { fate, listingId } = results.get(car) as AppliedCar;
    if (car.pictures === null || listingId === null || fate === 'refused') return [];
    return [{ dealershipId, listingId, pictures: car.pictures }];
  });
}
