import { bodies, fuels } from '@kardan/contract/values/vehicle';
import { makeMarkets, makeWeight } from '../market/make-market.ts';
import { automaticShares, bandOf, bodyShares, fuelShares } from '../market/registration-years.ts';
import { Weighted } from '../random/weighted.ts';
import type { Catalogue } from './catalogue-store.ts';
import { rake } from './rake.ts';
import type { Vehicle } from './vehicle.ts';

interface Candidate {
  vehicle: Vehicle;
  builtFrom: number;
  builtTo: number;
  popularity: number;
  makeIndex: number;
}

/**
 * What was sold in a year: every version built then, as often as its model and version are seen, weighted so that makes,
 * fuels, gearboxes and bodies have the shares they have in Austria. Makes are met exactly.
 */
export function vehiclesOfYear(catalogue: Catalogue): (year: number) => Weighted<Vehicle> {
  const candidates = marketCandidates(catalogue);
  const known = new Map<number, Weighted<Vehicle>>();
  return (year) => {
    let vehicles = known.get(year);
    if (!vehicles) {
      vehicles = weighVehicles(candidates, year);
      known.set(year, vehicles);
    }
    return vehicles;
  };
}

function weighVehicles(candidates: readonly Candidate[], year: number): Weighted<Vehicle> {
  const built = candidates.filter(({ builtFrom, builtTo }) => builtFrom <= year && year <= builtTo);
  const seenInModel = new Map<number, number>();
  for (const { vehicle, popularity } of built) {
    seenInModel.set(vehicle.modelId, (seenInModel.get(vehicle.modelId) ?? 0) + popularity);
  }
  const weights = Float64Array.from(built, ({ vehicle, popularity }) => {
    return ((vehicle.model.popularity + 0.5) * popularity) / (seenInModel.get(vehicle.modelId) as number);
  });
  const band = bandOf(year);
  const automatic = automaticShares[band] as number;
  const bodyClasses = built.map(({ vehicle }) => bodies.indexOf(vehicle.body));
  const raked = rake(weights, [
    { classes: bodyClasses, shares: towards(weights, bodyClasses, bodyShares[band] as readonly number[]) },
    { classes: built.map(({ vehicle }) => (vehicle.gearbox === 'manual' ? 0 : 1)), shares: [1 - automatic, automatic] },
    { classes: built.map(({ vehicle }) => fuels.indexOf(vehicle.fuel)), shares: fuelShares[band] as readonly number[] },
    { classes: built.map(({ makeIndex }) => makeIndex), shares: makeMarkets.map((market) => makeWeight(market, year)) },
  ]);
  return new Weighted(
    built.map(({ vehicle }) => vehicle),
    raked,
  );
}

/**
 * Halfway (geometrically) from the shares there are to the wanted ones. The market counts four-door and tall coupés as
 * coupés, the catalogue does not: met in full, its few coupés would have made one in 130 cars a Ford Mustang.
 */
function towards(weights: Float64Array, classes: readonly number[], wanted: readonly number[]): number[] {
  const sums = wanted.map(() => 0);
  let total = 0;
  classes.forEach((group, item) => {
    sums[group] = (sums[group] as number) + (weights[item] as number);
    total += weights[item] as number;
  });
  return wanted.map((share, group) => Math.sqrt((share * (sums[group] as number)) / total));
}

/** The versions of makes that the market knows. */
function marketCandidates(catalogue: Catalogue): Candidate[] {
  const makes = new Map(catalogue.makes.map((make) => [make.id, make]));
  const models = new Map(catalogue.models.map((model) => [model.id, model]));
  const makeIndices = new Map(makeMarkets.map(({ slug }, index) => [slug, index]));
  return catalogue.versions.flatMap(({ id, builtFrom, builtTo, popularity, ...version }) => {
    const model = models.get(version.modelId);
    const make = model && makes.get(model.makeId);
    const makeIndex = make && makeIndices.get(make.slug);
    if (!model || !make || makeIndex === undefined) return [];
    const vehicle = { ...version, versionId: id, make, model };
    return [{ vehicle, builtFrom: builtFrom ?? 0, builtTo: builtTo ?? 9999, popularity: popularity + 0.5, makeIndex }];
  });
}
