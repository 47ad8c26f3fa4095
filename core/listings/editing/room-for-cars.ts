import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadCarCount } from './car-count-store.ts';

/**
 * How long a car counts after its end, as long as withdrawn ones are kept: whoever sells or withdraws what a program made
 * has not made room for as many the same day.
 */
const endedDays = 90;

/**
 * How many further cars a dealership may have, drafts included. Cars that begin at the same moment do not see each other:
 * what a feed's chunk and a push begin together may go beyond by as many.
 */
export async function roomForCars(tx: Tx, dealershipId: number): Promise<number> {
  const { max, cars } = await loadCarCount(tx, dealershipId, endedDays);
  return Math.max(0, max - cars);
}

/** Refuses a further car of a dealership that has as many as it may. */
export async function requireRoomForCar(tx: Tx, dealershipId: number): Promise<void> {
  if ((await roomForCars(tx, dealershipId)) === 0) throw new Failure('too-many-cars');
}
