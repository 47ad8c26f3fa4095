import type { PricedCar } from '../market/priced-car.ts';

/** How far asking prices of equal cars lie apart, as standard deviations of their logarithm. */
export interface Spread {
  /** Of a model of which too little is known. */
  usual: number;
  models: Map<number, number>;
  /** By age class, see ageClassOf: as factors of the model's own. */
  ages: number[];
  /** By how many cars of the model were known; ascending. */
  bands: Band[];
}

/** Where prices really lay, in standard deviations from the estimate: below `low` a tenth of them, and so on. */
export interface Band {
  fromCars: number;
  lowest: number;
  low: number;
  high: number;
  highest: number;
}

const shares = { lowest: 0.01, low: 0.1, high: 0.9, highest: 0.99 } as const;
const carSteps = [0, 3, 8, 20, 50, 200];
/** Fewer cars do not tell where a tenth of them begins; such a step counts with the next one. */
const enoughForBand = 150;
const ageSteps = [3, 8, 15];
const ageClasses = ageSteps.length + 2;
/** What is further off counts as if it were this far: a typing error must not widen a model's band. */
const clipAt = 3;
/** A model's own spread counts as much as the usual one when it has so many cars. */
const borrowed = 12;
const rounds = 4;

/** New cars without a first price stand apart: only discounts and extras differ. */
function ageClassOf({ category, ageMonths }: PricedCar): number {
  if (category === 'new') return 0;
  const above = ageSteps.findIndex((years) => ageMonths < years * 12);
  return 1 + (above < 0 ? ageSteps.length : above);
}

/** The standard deviation to expect of such a car's price. */
export function spreadOf(spread: Spread, car: PricedCar): number {
  return (spread.models.get(car.modelId) ?? spread.usual) * ageFactorOf(spread, car);
}

export function ageFactorOf({ ages }: Spread, car: PricedCar): number {
  return ages[ageClassOf(car)] ?? 1;
}

export function bandOf({ bands }: Spread, cars: number): Band {
  const band = bands.findLast(({ fromCars }) => fromCars <= cars) ?? bands[0];
  if (!band) throw new Error('a fitted market has a band');
  return band;
}

/** How far cars are from their estimates, which were made without them, and what that depends on; in columns. */
export class Rests {
  length = 0;
  readonly rest: Float32Array;
  readonly #modelId: Uint16Array;
  readonly #ageClass: Uint8Array;
  /** Cars of its model that the estimate knew. */
  readonly #cars: Uint32Array;

  constructor(capacity: number) {
    this.rest = new Float32Array(capacity);
    this.#modelId = new Uint16Array(capacity);
    this.#ageClass = new Uint8Array(capacity);
    this.#cars = new Uint32Array(capacity);
  }

  add(car: PricedCar, rest: number, cars: number): void {
    this.rest[this.length] = rest;
    this.#modelId[this.length] = car.modelId;
    this.#ageClass[this.length] = ageClassOf(car);
    this.#cars[this.length] = cars;
    this.length += 1;
  }

  each(use: (rest: number, modelId: number, ageClass: number, cars: number) => void): void {
    for (let row = 0; row < this.length; row++) {
      use(
        this.rest[row] as number,
        this.#modelId[row] as number,
        this.#ageClass[row] as number,
        this.#cars[row] as number,
      );
    }
  }
}

/** Learns from the distances how far prices lie apart; alternates between models and ages, as each needs the other. */
export function fitSpread(rests: Rests): Spread {
  const sizes = rests.rest.slice(0, rests.length).map(Math.abs).sort();
  // Of a normal distribution, half lies within 0.67 standard deviations.
  const usual = (sizes[Math.floor(sizes.length / 2)] ?? 0.12) / 0.6745;
  const spread: Spread = { usual, models: new Map(), ages: Array(ageClasses).fill(1), bands: [] };
  for (let round = 0; round < rounds; round++) improve(spread, rests);
  const distances = carSteps.map((): number[] => []);
  rests.each((rest, modelId, ageClass, cars) => {
    const here = (spread.models.get(modelId) ?? spread.usual) * (spread.ages[ageClass] as number);
    distances[carSteps.findLastIndex((step) => step <= cars)]?.push(rest / here);
  });
  spread.bands = fitBands(distances);
  return spread;
}

function improve(spread: Spread, rests: Rests): void {
  const all = new ScaleSum();
  const byModel = new Map<number, ScaleSum>();
  const byAge = Array.from({ length: ageClasses }, () => new ScaleSum());
  rests.each((rest, modelId, ageClass) => {
    const age = spread.ages[ageClass] as number;
    const own = spread.models.get(modelId) ?? spread.usual;
    const clipped = Math.min(Math.abs(rest), clipAt * own * age);
    let model = byModel.get(modelId);
    if (!model) {
      model = new ScaleSum();
      byModel.set(modelId, model);
    }
    all.add(clipped / age);
    model.add(clipped / age);
    byAge[ageClass]?.add(clipped / own);
  });
  spread.usual = all.scale(spread.usual, 1);
  for (const [modelId, sum] of byModel) spread.models.set(modelId, sum.scale(spread.usual, borrowed));
  spread.ages = byAge.map((sum) => sum.scale(1, borrowed));
}

class ScaleSum {
  #squares = 0;
  #count = 0;

  add(value: number): void {
    this.#squares += value * value;
    this.#count += 1;
  }

  /** The standard deviation, with so many more values at the usual one. */
  scale(usual: number, more: number): number {
    return Math.sqrt((this.#squares + more * usual ** 2) / (this.#count + more));
  }
}

/** The bands hold the shares they promise because they are read off distances of cars that the estimate did not know. */
function fitBands(distances: readonly number[][]): Band[] {
  const bands: Band[] = [];
  let waiting: number[] = [];
  let from = 0;
  distances.forEach((ofStep, step) => {
    waiting = waiting.concat(ofStep);
    const alone = step === distances.length - 1 && bands.length === 0;
    if (waiting.length < enoughForBand && !alone) return;
    bands.push({ fromCars: from, ...quantiles(waiting) });
    waiting = [];
    from = carSteps[step + 1] ?? 0;
  });
  return bands;
}

function quantiles(distances: number[]): Omit<Band, 'fromCars'> {
  const sorted = Float64Array.from(distances).sort();
  // The next one out, as the car to come is one more of the same kind.
  const at = (share: number) => {
    const place =
      share < 0.5 ? Math.floor(share * (sorted.length + 1)) - 1 : Math.ceil(share * (sorted.length + 1)) - 1;
    return sorted[Math.min(sorted.length - 1, Math.max(0, place))] ?? 0;
  };
  return { lowest: at(shares.lowest), low: at(shares.low), high: at(shares.high), highest: at(shares.highest) };
}
