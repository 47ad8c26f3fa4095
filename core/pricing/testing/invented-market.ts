import { equipmentKeys } from '@kardan/contract/values/equipment';
import { emptyCar, type MarketCar, MarketTable } from '../market/market-table.ts';

/** What prices depend on in an invented market; unlike the demo's, and known to the test alone. */
export const truth = {
  perYear: -0.11,
  per10000Km: -0.014,
  logPower: 0.55,
  automatic: 0.07,
  panoramicRoof: 0.05,
  damaged: -0.2,
} as const;

export const panoramicRoof = equipmentKeys.indexOf('panoramic-roof');

export interface InventedModel {
  modelId: number;
  makeId: number;
  /** Of a new car with 100 kW. */
  newPriceEur: number;
  /** Standard deviation of the logarithm of its prices. */
  noise: number;
  cars: number;
}

/** Four makes with five models each, of 15,000 to 60,000 euros. */
export function inventedModels(cars: number): InventedModel[] {
  return Array.from({ length: 20 }, (_, index) => ({
    modelId: 100 + index,
    makeId: 1 + (index % 4),
    newPriceEur: 15_000 + 2_250 * index,
    noise: 0.1,
    cars,
  }));
}

/** The price of a car before chance. */
export function truePriceEur(car: MarketCar, { newPriceEur }: InventedModel): number {
  return (
    newPriceEur *
    Math.exp(
      (truth.perYear * car.ageMonths) / 12 +
        truth.per10000Km * (car.mileageKm / 10_000) +
        truth.logPower * Math.log(car.powerKw / 100) +
        (car.gearbox === 'automatic' ? truth.automatic : 0) +
        (car.equipment.includes(panoramicRoof) ? truth.panoramicRoof : 0) +
        (car.damaged ? truth.damaged : 0),
    )
  );
}

/** Cars of the models, numbered from 1, with prices that scatter around the truth. */
export function inventedCars(models: readonly InventedModel[], seed = 1): MarketCar[] {
  const draw = seeded(seed);
  let id = 0;
  return models.flatMap((model) =>
    Array.from({ length: model.cars }, (): MarketCar => {
      id += 1;
      const ageMonths = Math.floor(draw() * 144);
      const equipment = equipmentKeys.flatMap((_, item) => (draw() < 0.3 ? [item] : []));
      const car: MarketCar = {
        ...emptyCar(),
        id,
        revision: 1,
        makeId: model.makeId,
        modelId: model.modelId,
        generationId: 0,
        ageMonths,
        mileageKm: Math.round((ageMonths / 12) * 15_000 * (0.5 + draw())),
        powerKw: 60 + Math.floor(draw() * 100),
        gearbox: draw() < 0.5 ? 'automatic' : 'manual',
        damaged: draw() < 0.03,
        equipment: Uint8Array.from(equipment),
      };
      car.priceEur = Math.round(truePriceEur(car, model) * Math.exp(model.noise * normal(draw)));
      return car;
    }),
  );
}

export function tableOf(cars: readonly MarketCar[]): MarketTable {
  const table = new MarketTable();
  for (const car of cars) table.add(car);
  return table;
}

/** mulberry32: the same cars in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function normal(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}
