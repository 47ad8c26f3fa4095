import type { PriceRating } from '@kardan/contract/calls/listings/price-rating';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { carOfRow } from './market/car-of-row.ts';
import type { CarRow } from './market/car-store.ts';
import { marketOf } from './market/market-rules.ts';
import { rateCar } from './rating/rate-car.ts';
import { currentPriceModel } from './stored/current-price-model.ts';
import { loadGroups } from './stored/price-model-store.ts';
import { groupKeysOf, knownMarket } from './stored/stored-market.ts';

/** A car as its price is explained by, with the words that its group is told by. It need not be online. */
export interface Offer extends Omit<CarRow, 'revision'> {
  make: string;
  model: string;
  generation: string | null;
}

export type OfferRating = Omit<PriceRating, 'listingId' | 'comparables' | 'asOf'>;

/** How the price of an offer compares, by what is known of the market now; the same rules as for cars that are online. */
export async function rateOffer(db: Database, offer: Offer, now = new Date()): Promise<OfferRating> {
  const { priceEur, make, model, generation, fuel, body } = offer;
  const unknown: OfferRating = { label: 'unknown', priceEur, sampleSize: 0, estimate: null };
  const car = carOfRow({ ...offer, revision: 0 }, viennaDay(now));
  const market = marketOf(car);
  const current = await currentPriceModel(db);
  const parameters = market && current?.parameters[market];
  if (!market || !current || !parameters) return unknown;
  const groups = await loadGroups(db, current.id, groupKeysOf(market, car));
  const { label, sampleSize, estimate } = rateCar(knownMarket(market, parameters, groups), car);
  if (!estimate) return { ...unknown, sampleSize };
  const { level, explain, ...figures } = estimate;
  const group = {
    level,
    make,
    model: level === 'make-body' ? null : model,
    generation: level === 'variant' ? generation : null,
    fuel: level === 'variant' ? fuel : null,
    body: level === 'make-body' ? body : null,
  };
  return { label, priceEur, sampleSize, estimate: { ...figures, group, ...explain() } };
}
