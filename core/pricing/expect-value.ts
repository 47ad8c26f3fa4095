import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { carOfRow } from './market/car-of-row.ts';
import { loadCars } from './market/car-store.ts';
import { marketOf } from './market/market-rules.ts';
import type { MarketCar } from './market/market-table.ts';
import { rateCar } from './rating/rate-car.ts';
import { currentPriceModel } from './stored/current-price-model.ts';
import { loadGroups } from './stored/price-model-store.ts';
import { groupKeysOf, knownMarket } from './stored/stored-market.ts';

/**
 * What the market asks today for such a car as this one will be: so many years older and driven so far each year. Null
 * where too few such cars tell.
 */
export async function expectValue(
  db: Database,
  listingId: number,
  { years, kmPerYear }: { years: number; kmPerYear: number },
  now = new Date(),
): Promise<number | null> {
  const model = await currentPriceModel(db);
  const [row] = await loadCars(db, [listingId]);
  if (!model || !row) return null;
  const later = grownOlder(carOfRow(row, viennaDay(now)), years, kmPerYear);
  const market = marketOf(later);
  const parameters = market && model.parameters[market];
  if (!market || !parameters) return null;
  const groups = await loadGroups(db, model.id, groupKeysOf(market, later));
  return rateCar(knownMarket(market, parameters, groups), later).estimate?.estimateEur ?? null;
}

/** What is new today is used then. */
function grownOlder(car: MarketCar, years: number, kmPerYear: number): MarketCar {
  return {
    ...car,
    category: car.category === 'old-timer' ? 'old-timer' : 'used',
    ageMonths: car.ageMonths + 12 * years,
    mileageKm: car.mileageKm + kmPerYear * years,
  };
}
