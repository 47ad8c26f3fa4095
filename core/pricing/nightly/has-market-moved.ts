import type { Database } from '../../db/database.ts';
import { countMarketRoughly } from '../market/car-store.ts';
import { countChangedSince, loadNewestModel } from '../stored/price-model-store.ts';

/** A tenth of the cars new, gone or at another price: an import of a large dealer group, a holiday. */
const enoughChanged = 0.1;
/** Without a model, so many cars are worth a first look. */
const firstCars = 300;

/** Whether so much of the market has changed since it was last read that it should be read again before the night. */
export async function hasMarketMoved({ db }: { db: Database }): Promise<boolean> {
  const newest = await loadNewestModel(db);
  if (!newest) return (await countMarketRoughly(db)) >= firstCars;
  const changed = await countChangedSince(db, newest.readAt);
  return changed >= Math.max(firstCars, enoughChanged * newest.cars);
}
