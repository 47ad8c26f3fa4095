import { bodies, fuels } from '@kardan/contract/vehicle-values';
import { makeMarkets, makeWeight } from '../market/make-market.ts';
import { automaticShares, bandOf, bodyShares, fuelShares } from '../market/registration-years.ts';
import { Weighted } from '../random/weighted.ts';
import type { Catalogue } from './catalogue-store.ts';
import { rake } from './rake.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * What was sold in a year: every version built then, as often as its model and version are seen, weighted so that makes,
 * fuels, gearboxes and bodies have the shares they have in Austria. Makes are met exactly.
 */
export function vehiclesOfYear(catalogue: Catalogue): (year: number) => Weighted<Vehicle> {
  const makes = new Map(catalogue.makes.map((make) => [make.id, make]));
  const models = new Map(catalogue.models.map((model) => [model.id, model]));
  const marketOf = new Map(makeMarkets.map((market, index) => [market.slug, { market, index }]));
  const known = new Map<number, Weighted<Vehicle>>();

  function build(year: number): Weighted<Vehicle> {
    const vehicles: Vehicle[] = [];
    const popularity: number[] = [];
    const seenInModel = new Map<number, number>();
    for (const { id, builtFrom, builtTo, popularity: seen, ...version } of catalogue.versions) {
      const model = models.get(version.modelId);
      const make = model && makes.get(model.makeId);
      if (!make || !model || year < (builtFrom ?? 0) || year > (builtTo ?? 9999)) continue;
      vehicles.push({ ...version, versionId: id, make, model });
      popularity.push(seen + 0.5);
      seenInModel.set(model.id, (seenInModel.get(model.id) ?? 0) + seen + 0.5);
    }
    const weights = Float64Array.from(vehicles, ({ model, make }, index) => {
      const hasMarket = marketOf.has(make.slug) ? 1 : 0;
      return (
        (hasMarket * (model.popularity + 0.5) * (popularity[index] as number)) / (seenInModel.get(model.id) as number)
      );
    });
    const band = bandOf(year);
    const automatic = automaticShares[band] as number;
    const raked = rake(weights, [
      { classes: vehicles.map(({ body }) => bodies.indexOf(body)), shares: bodyShares[band] as readonly number[] },
      { classes: vehicles.map(({ gearbox }) => (gearbox === 'automatic' ? 1 : 0)), shares: [1 - automatic, automatic] },
      { classes: vehicles.map(({ fuel }) => fuels.indexOf(fuel)), shares: fuelShares[band] as readonly number[] },
      {
        classes: vehicles.map(({ make }) => marketOf.get(make.slug)?.index ?? 0),
        shares: makeMarkets.map((market) => makeWeight(market, year)),
      },
    ]);
    return new Weighted(vehicles, raked);
  }

  return (year) => {
    let vehicles = known.get(year);
    if (!vehicles) {
      vehicles = build(year);
      known.set(year, vehicles);
    }
    return vehicles;
  };
}
