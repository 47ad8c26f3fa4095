import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database, Tx } from '../db/database.ts';
import { carOfRow } from './market/car-of-row.ts';
import { loadCars } from './market/car-store.ts';
import { type Market, marketOf, markets } from './market/market-rules.ts';
import type { MarketCar } from './market/market-table.ts';
import type { KnownMarket } from './rating/estimate-price.ts';
import { rateCar } from './rating/rate-car.ts';
import { currentPriceModel } from './stored/current-price-model.ts';
import { loadGroups } from './stored/price-model-store.ts';
import { saveRatings } from './stored/rating-store.ts';
import { groupKeysOf, knownMarket, type StoredGroup, type StoredParameters } from './stored/stored-market.ts';

/** Listings rated by one statement. */
const chunkSize = 500;

/**
 * Rates these listings by what is known of the market, in the transaction that changed them: a price and its rating change
 * together. Takes as long for a market of a million as for one of a thousand. Before the market was first read nothing
 * is rated, and cars that are not on offer never are.
 */
export async function rateListings(tx: Database | Tx, listingIds: readonly number[], now = new Date()): Promise<void> {
  if (listingIds.length === 0) return;
  const model = await currentPriceModel(tx);
  if (!model) return;
  const ids = [...new Set(listingIds)].sort((one, other) => one - other);
  for (let from = 0; from < ids.length; from += chunkSize) {
    const rows = await loadCars(tx, ids.slice(from, from + chunkSize));
    const cars = rows.map((row) => carOfRow(row, viennaDay(now)));
    const keys = new Set(cars.flatMap((car) => keysOf(car)));
    const known = knownMarkets(model.parameters, await loadGroups(tx, model.id, [...keys]));
    const ratings = cars.map((car) => {
      const market = marketOf(car);
      const rating = rateCar(market ? known[market] : undefined, car);
      return { listingId: car.id, listingRevision: car.revision, rating };
    });
    await saveRatings(tx, model.id, ratings);
  }
}

function keysOf(car: MarketCar): string[] {
  const market = marketOf(car);
  return market ? groupKeysOf(market, car) : [];
}

function knownMarkets(
  parameters: Partial<Record<Market, StoredParameters>>,
  groups: ReadonlyMap<string, StoredGroup>,
): Partial<Record<Market, KnownMarket>> {
  return Object.fromEntries(
    markets.flatMap((market) => {
      const ofMarket = parameters[market];
      return ofMarket ? [[market, knownMarket(market, ofMarket, groups)]] : [];
    }),
  );
}
