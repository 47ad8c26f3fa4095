import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { holdOwnCars, type OwnCar } from '../../listings/editing/own-car.ts';
import { holdFeedCars, loadCarsByNumber, loadFeedCars } from '../cars/feed-car-store.ts';

export interface KnownCar {
  own: OwnCar;
  /** What somebody has set by hand. */
  locked: readonly string[];
}

/** The cars that numbers mean in a dealership, held. */
export async function findKnownCars(
  tx: Tx,
  actor: Actor,
  { feedId, dealershipId }: { feedId: string; dealershipId: number },
  numbers: readonly string[],
): Promise<Map<string, KnownCar>> {
  const pushed = await loadFeedCars(tx, feedId, dealershipId, numbers);
  const others = await loadCarsByNumber(
    tx,
    dealershipId,
    numbers.filter((number) => !pushed.has(number)),
  );
  const idOf = (number: string) => pushed.get(number)?.listingId ?? others.get(number);
  const listingIds = numbers.flatMap((number) => idOf(number) ?? []);
  const held =
    listingIds.length === 0 ? new Map<number, OwnCar>() : await holdOwnCars(tx, actor, dealershipId, listingIds);
  const locks = await holdFeedCars(tx, feedId, dealershipId, [...pushed.keys()]);
  return new Map(
    numbers.flatMap((number): [string, KnownCar][] => {
      const own = held.get(idOf(number) ?? 0);
      return own ? [[number, { own, locked: locks.get(number)?.locked ?? [] }]] : [];
    }),
  );
}
