import type { Database } from '../../db/database.ts';
import { chunk } from '../../kernel/chunk.ts';
import { loadPicturesOf, loadStockCars, type PicturedCar, type StockCar } from './stock-fields-store.ts';

/** No dealership has as many; it keeps the list of ids below a megabyte. */
export const maxExportedCars = 100_000;
/** Rows that are in memory at a time. */
const batchSize = 500;

/** Which cars; asked for once somebody reads. */
type Selection = () => Promise<readonly number[]>;

/** Cars of a dealership in the order of their ids, some at a time. */
export async function* carsOf(db: Database, dealershipId: number, ids: Selection): AsyncGenerator<StockCar[]> {
  for (const some of chunk(await ids(), batchSize)) yield await loadStockCars(db, dealershipId, some);
}

/** The same with their pictures. */
export async function* picturedCarsOf(
  db: Database,
  dealershipId: number,
  ids: Selection,
): AsyncGenerator<PicturedCar[]> {
  for await (const cars of carsOf(db, dealershipId, ids)) {
    const pictures = await loadPicturesOf(
      db,
      cars.map(({ id }) => id),
    );
    yield cars.map((car) => ({ ...car, pictures: pictures.get(car.id) ?? [] }));
  }
}
