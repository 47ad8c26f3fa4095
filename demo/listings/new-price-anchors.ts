import type { Vehicle } from '../catalogue/vehicle.ts';
import { makeMarkets } from '../market/make-market.ts';
import { purposes, Random } from '../random/random.ts';
import type { Weighted } from '../random/weighted.ts';

const samples = 20_000;
/** Fewer cars of a make say nothing about its middle. */
const enough = 10;

/**
 * By make, the factor that brings the modelled price of its middle new car down to what that costs in fact. The model was
 * fitted to used cars and reaches too high when it is carried back to age zero: by 1.4 for Volkswagen, 2.3 for BYD, most
 * of all for electric cars. It is never raised.
 */
export function newPriceAnchors(
  newCars: Weighted<Vehicle>,
  modelledEur: (vehicle: Vehicle) => number,
): Map<number, number> {
  const random = new Random(0, purposes.newCarSample, 0);
  const drawn = Array.from({ length: samples }, () => newCars.draw(random));
  const anchors = new Map<number, number>();
  for (const [makeId, vehicles] of Map.groupBy(drawn, (vehicle) => vehicle.make.id)) {
    const slug = vehicles[0]?.make.slug;
    const [, middleEur] = makeMarkets.find((market) => market.slug === slug)?.newPricesEur ?? [];
    if (middleEur === undefined || vehicles.length < enough) continue;
    const modelled = vehicles.map(modelledEur).sort((one, other) => one - other);
    anchors.set(makeId, Math.min(1, middleEur / (modelled[Math.floor(modelled.length / 2)] as number)));
  }
  return anchors;
}
