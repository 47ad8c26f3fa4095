import { type EquipmentKey, equipmentKeys } from '@kardan/contract/values/equipment';
import { type Market, marketOf } from '@kardan/core/pricing/market/market-rules';
import { type MarketCar, MarketTable } from '@kardan/core/pricing/market/market-table';
import type { Catalogue } from '../catalogue/catalogue-store.ts';
import { classicsOfYear } from '../catalogue/classics-of-year.ts';
import { vehiclesOfYear } from '../catalogue/vehicles-of-year.ts';
import { type Day, yearOf } from '../day.ts';
import { dealershipBuilder } from '../dealerships/build-dealership.ts';
import { priceModel } from '../listings/asking-price.ts';
import { type Offer, offerDrawer } from '../listings/draw-offer.ts';
import { listingGenerator } from '../listings/generate-listing.ts';
import type { ListingRow } from '../listings/listing-row.ts';
import { purposes, Random } from '../random/random.ts';

/** Demo cars of a market, some of them held out, and of those the price before noise and rounding. */
export interface SplitMarket {
  known: MarketTable;
  heldOut: MarketTable;
  /** Logarithms, in the order of the held-out cars. */
  truths: number[];
}

export interface DemoMarketRequest {
  catalogue: Catalogue;
  /** By version; the catalogue of a seed does not tell. */
  generations: ReadonlyMap<number, number>;
  listings: number;
  seed: number;
  today: Day;
}

const itemNumbers = new Map(equipmentKeys.map((key, number) => [key, number]));
/** One car in ten. */
const isHeldOut = (index: number) => index % 10 === 3;

/** Makes the listings that a seed would make, and what only their maker knows: the middle of the market for each. */
export function demoMarket(request: DemoMarketRequest): Record<Market, SplitMarket> {
  const { catalogue, listings, seed, today } = request;
  const vehicles = vehiclesOfYear(catalogue);
  const drawOffer = offerDrawer(vehicles, classicsOfYear(catalogue), today);
  const prices = priceModel(vehicles(yearOf(today.month)));
  const dealerships = Array.from({ length: 10 }, (_, index) => dealershipBuilder(catalogue, seed, today)(index));
  const generate = listingGenerator({ catalogue, dealerships, pictures: [], seed, today });
  const split = (): SplitMarket => ({ known: new MarketTable(), heldOut: new MarketTable(), truths: [] });
  const markets = { registered: split(), listed: split() };
  for (let index = 0; index < listings; index++) {
    const { row } = generate(index);
    if (row.state !== 'active' && row.state !== 'reserved' && row.state !== 'sold') continue;
    // The first draws of a car's generator decide what it is.
    const offer = drawOffer(new Random(seed, purposes.car, index));
    const car = carOf(row, offer, request);
    const market = marketOf(car);
    if (!market) continue;
    if (!isHeldOut(index)) {
      markets[market].known.add(car);
      continue;
    }
    const { mileageKm, equipment } = row;
    markets[market].heldOut.add(car);
    markets[market].truths.push(Math.log(prices.equippedEur({ ...offer, mileageKm, equipment })));
  }
  return markets;
}

function carOf(
  row: ListingRow,
  { vehicle, registration }: Offer,
  { today, generations }: DemoMarketRequest,
): MarketCar {
  return {
    ...row,
    revision: 1,
    generationId: (row.versionId !== null && generations.get(row.versionId)) || 0,
    ageMonths: registration === null ? 0 : today.month - registration,
    damaged: row.accidentFree === false,
    withoutNova: !row.novaIncluded,
    newPriceEur: vehicle.priceNewEur,
    equipment: Uint8Array.from(row.equipment, (key: EquipmentKey) => itemNumbers.get(key) ?? 0),
  };
}
