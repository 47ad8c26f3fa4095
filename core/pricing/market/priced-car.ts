import type { Body, Category, Drive, Fuel, Gearbox } from '@kardan/contract/values/vehicle';

/** What of a car its price is explained by. */
export interface PricedCar {
  makeId: number;
  modelId: number;
  /** 0 when the catalogue's version is unknown. */
  generationId: number;
  category: Category;
  body: Body;
  fuel: Fuel;
  gearbox: Gearbox;
  drive: Drive | null;
  powerKw: number;
  mileageKm: number;
  /** Since first registration, on the day the price is explained for; 0 for a car that has none. */
  ageMonths: number;
  /** Only what is said: a car of which nothing is said is taken for a sound one. */
  damaged: boolean;
  /** The price does not contain the tax due at the first registration in Austria. */
  withoutNova: boolean;
  /** First price by the catalogue, where it has one. */
  newPriceEur: number | null;
  /** Places in `equipmentKeys`. */
  equipment: Uint8Array;
}

/** A car with the price that is asked for it. */
export interface OfferedCar extends PricedCar {
  id: number;
  priceEur: number;
}
