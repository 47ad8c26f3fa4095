import type { Database, Tx } from '../../db/database.ts';
import { loadTwins, loadTwinsOfCars, type Twin } from './twin-store.ts';

export type { Twin };

/** Other cars of the dealership, drafts included, with the same VIN or number; those that keep it from being offered first. */
export function findTwins({ db }: { db: Database }, car: Parameters<typeof loadTwins>[1]): Promise<Twin[]> {
  return loadTwins(db, car);
}

/** The same for many cars that are being changed, by their ids. */
export function findTwinsOfCars(
  tx: Tx,
  dealershipId: number,
  cars: Parameters<typeof loadTwinsOfCars>[2],
): Promise<Map<number, Twin[]>> {
  return loadTwinsOfCars(tx, dealershipId, cars);
}
