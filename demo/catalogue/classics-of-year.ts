import { makeMarkets } from '../market/make-market.ts';
import { purposes, Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';
import type { Catalogue, CatalogueMake, CatalogueModel } from './catalogue-store.ts';
import type { Vehicle } from './vehicle.ts';

/** Old-timers are rare before the fifties and most often from the sixties to the eighties. */
const decadeWeights = { 1920: 1, 1930: 2, 1940: 2, 1950: 10, 1960: 22, 1970: 27, 1980: 24, 1990: 12 };
/** Fewer than thirty years before `youngest` nothing is an old-timer. */
export function classicYears(youngest: number): Weighted<number> {
  const years = Array.from({ length: youngest - 1924 }, (_, index) => 1925 + index);
  return new Weighted(
    years,
    years.map((year) => (decadeWeights as Record<number, number>)[Math.floor(year / 10) * 10] ?? 0),
  );
}

/** The classics built in a year: by the make's place in the trade, shared among its models of that year. */
export function classicsOfYear(catalogue: Catalogue): (year: number) => Weighted<Vehicle> {
  const entries = classicEntries(catalogue);
  const known = new Map<number, Weighted<Vehicle>>();
  return (year) => {
    let vehicles = known.get(year);
    if (!vehicles) {
      const built = entries.filter((entry) => entry.builtFrom <= year && entry.builtTo >= year);
      const modelsOfMake = countBy(built, ({ vehicle }) => vehicle.make.id);
      vehicles = new Weighted(
        built.map(({ vehicle }) => vehicle),
        built.map(({ vehicle, weight }) => weight / (modelsOfMake.get(vehicle.make.id) as number)),
      );
      known.set(year, vehicles);
    }
    return vehicles;
  };
}

interface ClassicEntry {
  vehicle: Vehicle;
  builtFrom: number;
  builtTo: number;
  weight: number;
}

function classicEntries(catalogue: Catalogue): ClassicEntry[] {
  const makes = new Map(catalogue.makes.map((make) => [make.id, make]));
  const weights = new Map(makeMarkets.map((market) => [market.slug, market.weightOldTimer]));
  const versions = Map.groupBy(catalogue.versions, (version) => version.modelId);
  return catalogue.models.flatMap((model) => {
    const make = makes.get(model.makeId) as CatalogueMake;
    const weight = weights.get(make.slug) ?? 0;
    const firstYear = model.builtFrom ?? 9999;
    if (weight === 0 || firstYear > 1999) return [];
    const old = (versions.get(model.id) ?? []).filter((version) => (version.builtFrom ?? 9999) < 1997);
    if (old.length === 0) {
      const vehicle = classicWithoutVersion(make, model);
      return [{ vehicle, builtFrom: firstYear, builtTo: model.builtTo ?? firstYear + 8, weight }];
    }
    return old.map(({ id, builtFrom, builtTo, popularity, ...version }) => ({
      vehicle: { ...version, versionId: id, make, model },
      builtFrom: builtFrom ?? firstYear,
      builtTo: builtTo ?? 9999,
      weight: (weight * (popularity + 1)) / old.reduce((sum, other) => sum + other.popularity + 1, 0),
    }));
  });
}

/** Kilowatts of a typical car in the sixties, by the kind of its make. */
const typicalPowerKw: Record<string, number> = { luxury: 170, us: 130, premium: 80, classic: 50 };

/** The catalogue knows only that the model was built: all its cars state the same typical power and nothing of the engine. */
function classicWithoutVersion(make: CatalogueMake, model: CatalogueModel): Vehicle {
  const random = new Random(0, purposes.classicModel, model.id);
  const year = model.builtFrom ?? 1960;
  const open = /cabrio|spider|spyder|roadster/i.test(model.name);
  const body = open ? 'cabriolet' : random.pick(['sedan', 'sedan', 'sedan', 'coupe', 'cabriolet']);
  const power = (typicalPowerKw[make.kind] ?? 45) * (0.45 + Math.max(0, year - 1925) / 65);
  return {
    versionId: null,
    make,
    model,
    modelId: model.id,
    name: '',
    body,
    fuel: 'petrol',
    gearbox: random.chance(make.kind === 'us' ? 0.6 : 0.12) ? 'automatic' : 'manual',
    drive: 'rear',
    powerKw: Math.max(9, Math.round(power * random.between(0.8, 1.3))),
    continuousPowerKw: null,
    combustionPowerKw: null,
    displacementCcm: null,
    cylinders: null,
    batteryKwh: null,
    consumptionL: null,
    consumptionKwh: null,
    co2GPerKm: null,
    consumptionNorm: null,
    rangeKm: null,
    kerbWeightKg: null,
    priceNewEur: null,
    doors: body === 'sedan' ? random.pick([2, 4, 4]) : 2,
    seats: open ? 2 : random.pick([4, 5]),
  };
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
