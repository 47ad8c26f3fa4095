import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { holdOwnCars, type OwnCar } from '../../listings/editing/own-car.ts';
import type { FeedCar } from '../feed-car.ts';
import {
  holdFeedCars,
  loadCarsByNumber,
  loadCarsByVin,
  renumberFeedCar,
  type StoredFeedCar,
  takeListingIds,
} from './feed-car-store.ts';

interface Place {
  feedId: string | null;
  dealershipId: number;
  /** All numbers of the file, where there is one. */
  named?: ReadonlySet<string> | undefined;
  dry: boolean;
}

interface FoundCar {
  car: FeedCar;
  own: OwnCar;
  isNew: boolean;
  said: StoredFeedCar | undefined;
  /** The car that was sold under this number before: another one, by its VIN. */
  soldBefore: OwnCar | undefined;
}

/** The cars that lines mean, held against other changes; a new one gets its id. */
export async function findCars(
  tx: Tx,
  actor: Actor,
  place: Place,
  cars: readonly FeedCar[],
  known: ReadonlyMap<string, StoredFeedCar>,
): Promise<FoundCar[]> {
  const { dealershipId, dry } = place;
  const unknown = cars.filter(({ number }) => number !== null && !known.has(number));
  const adopted = await findByNumber(tx, dealershipId, unknown);
  const renumbered = await findRenumbered(
    tx,
    place,
    unknown.filter(({ number }) => !adopted.has(number as string)),
  );
  const idOf = ({ number }: Pick<FeedCar, 'number'>) =>
    known.get(number as string)?.listingId ??
    adopted.get(number as string) ??
    renumbered.get(number as string)?.listingId;
  const ids = cars.flatMap((car) => idOf(car) ?? []);
  const held = ids.length === 0 ? new Map<number, OwnCar>() : await holdOwnCars(tx, actor, dealershipId, ids);
  const said = await holdSaid(tx, place, cars, renumbered);
  const isOther = (car: FeedCar) => isSoldOther(held.get(idOf(car) ?? 0), car);
  const fresh = cars.filter((car) => !held.has(idOf(car) ?? 0) || isOther(car));
  const newIds = dry ? fresh.map((_, index) => -1 - index) : await takeListingIds(tx, fresh.length);
  const idOfFresh = new Map(fresh.map((car, index) => [car, newIds[index] as number]));
  return cars.map((car) => {
    const own = held.get(idOf(car) ?? 0);
    const id = idOfFresh.get(car);
    if (own && id === undefined)
      return { car, own, isNew: false, said: said.get(car.number as string), soldBefore: undefined };
    const none = { id: id as number, dealershipId, online: undefined, draft: undefined };
    const saidOfIt = own ? undefined : said.get(car.number as string);
    return { car, own: none, isNew: true, said: saidOfIt, soldBefore: own };
  });
}

/** Whether a number that a sold car had means another car now. */
function isSoldOther(own: OwnCar | undefined, { fields }: FeedCar): boolean {
  if (own?.online?.state !== 'sold') return false;
  const { vin } = own.online;
  return vin !== null && Boolean(fields.vin) && fields.vin !== vin;
}

async function findByNumber(tx: Tx, dealershipId: number, cars: readonly FeedCar[]): Promise<Map<string, number>> {
  const numbers = cars.flatMap(({ number }) => number ?? []);
  return numbers.length === 0 ? new Map() : loadCarsByNumber(tx, dealershipId, numbers);
}

interface Renumbered {
  listingId: number;
  /** The number that it had until now. */
  number: string;
}

/**
 * Cars that the dealer's system has given another number, by the new one: the VIN is that of a car which the feed keeps here
 * under a number that the file names no more.
 */
async function findRenumbered(
  tx: Tx,
  { feedId, dealershipId, named }: Place,
  cars: readonly FeedCar[],
): Promise<Map<string, Renumbered>> {
  const vins = cars.flatMap(({ fields }) => fields.vin ?? []);
  const found = new Map<string, Renumbered>();
  if (feedId === null || named === undefined || vins.length === 0) return found;
  const kept = (await loadCarsByVin(tx, feedId, dealershipId, vins)).filter(({ number }) => !named.has(number));
  const byVin = new Map(kept.map((car) => [car.vin, car]));
  for (const { number, fields } of cars) {
    const before = byVin.get(fields.vin ?? '');
    if (!before) continue;
    found.set(number as string, before);
    // Should the file name the VIN twice, the first has it.
    byVin.delete(before.vin);
  }
  return found;
}

/** What the feed said of cars that are held: until then somebody may have changed one, and so locked fields of it. */
async function holdSaid(
  tx: Tx,
  { feedId, dealershipId, dry }: Place,
  cars: readonly FeedCar[],
  renumbered: ReadonlyMap<string, Renumbered>,
): Promise<Map<string, StoredFeedCar>> {
  if (feedId === null) return new Map();
  const before = [...renumbered.values()].map(({ number }) => number);
  const numbers = cars.flatMap(({ number }) => number ?? []);
  const said = await holdFeedCars(tx, feedId, dealershipId, [...numbers, ...before]);
  for (const [number, { number: old }] of renumbered) {
    const stored = said.get(old);
    if (!stored) continue;
    said.set(number, { ...stored, number });
    if (!dry) await renumberFeedCar(tx, stored.listingId, number);
  }
  return said;
}
