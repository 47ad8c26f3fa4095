import { equipmentKeys } from '@kardan/contract/values/equipment';
import { bodies, categories, drives, fuels, gearboxes } from '@kardan/contract/values/vehicle';
import type { OfferedCar } from './priced-car.ts';

const equipmentWords = Math.ceil(equipmentKeys.length / 32);

/** A car with the revision of its listing, which says what it was rated by. */
export interface MarketCar extends OfferedCar {
  revision: number;
}

const plainColumns = [
  'id',
  'revision',
  'priceEur',
  'mileageKm',
  'newPriceEur',
  'generationId',
  'makeId',
  'modelId',
  'powerKw',
  'ageMonths',
] as const;
/** Category, body, fuel, gearbox and drive as places in their lists, and two flags. */
const kindCount = 7;

function columnsFor(capacity: number) {
  return {
    id: new Uint32Array(capacity),
    revision: new Uint32Array(capacity),
    priceEur: new Uint32Array(capacity),
    mileageKm: new Uint32Array(capacity),
    newPriceEur: new Uint32Array(capacity),
    generationId: new Uint32Array(capacity),
    makeId: new Uint16Array(capacity),
    modelId: new Uint16Array(capacity),
    powerKw: new Uint16Array(capacity),
    ageMonths: new Uint16Array(capacity),
    kinds: new Uint8Array(capacity * kindCount),
    equipment: new Uint32Array(capacity * equipmentWords),
  };
}

/**
 * Cars in columns of numbers: 55 bytes a car, so that a million takes 55 MB and can be walked through many times. Objects
 * would take ten times as much.
 */
export class MarketTable {
  length = 0;
  #capacity = 1_024;
  #columns = columnsFor(this.#capacity);
  readonly #items = new Uint8Array(equipmentKeys.length);

  add(car: MarketCar): void {
    if (this.length === this.#capacity) this.#grow();
    const row = this.length;
    const columns = this.#columns;
    for (const name of plainColumns) columns[name][row] = car[name] ?? 0;
    columns.kinds.set(
      [
        categories.indexOf(car.category),
        bodies.indexOf(car.body),
        fuels.indexOf(car.fuel),
        gearboxes.indexOf(car.gearbox),
        car.drive === null ? drives.length : drives.indexOf(car.drive),
        Number(car.damaged),
        Number(car.withoutNova),
      ],
      row * kindCount,
    );
    for (const item of car.equipment) {
      const word = row * equipmentWords + (item >> 5);
      columns.equipment[word] = (columns.equipment[word] as number) | (1 << (item & 31));
    }
    this.length = row + 1;
  }

  /** Reads a row into a car that is used again and again; its equipment is valid until the next read. */
  read(row: number, car: MarketCar): void {
    const columns = this.#columns;
    const { kinds } = columns;
    car.id = columns.id[row] as number;
    car.revision = columns.revision[row] as number;
    car.priceEur = columns.priceEur[row] as number;
    car.mileageKm = columns.mileageKm[row] as number;
    car.newPriceEur = columns.newPriceEur[row] || null;
    car.generationId = columns.generationId[row] as number;
    car.makeId = columns.makeId[row] as number;
    car.modelId = columns.modelId[row] as number;
    car.powerKw = columns.powerKw[row] as number;
    car.ageMonths = columns.ageMonths[row] as number;
    const kind = row * kindCount;
    car.category = categories[kinds[kind] as number] ?? 'used';
    car.body = bodies[kinds[kind + 1] as number] ?? 'sedan';
    car.fuel = fuels[kinds[kind + 2] as number] ?? 'petrol';
    car.gearbox = gearboxes[kinds[kind + 3] as number] ?? 'manual';
    car.drive = drives[kinds[kind + 4] as number] ?? null;
    car.damaged = kinds[kind + 5] === 1;
    car.withoutNova = kinds[kind + 6] === 1;
    car.equipment = this.#readEquipment(row);
  }

  /** Walks through all cars; the same object every time. */
  *cars(): Generator<MarketCar> {
    const car = emptyCar();
    for (let row = 0; row < this.length; row++) {
      this.read(row, car);
      yield car;
    }
  }

  #readEquipment(row: number): Uint8Array {
    let count = 0;
    for (let word = 0; word < equipmentWords; word++) {
      let bits = this.#columns.equipment[row * equipmentWords + word] as number;
      while (bits !== 0) {
        this.#items[count] = word * 32 + (31 - Math.clz32(bits & -bits));
        count += 1;
        bits &= bits - 1;
      }
    }
    return this.#items.subarray(0, count);
  }

  #grow(): void {
    this.#capacity *= 2;
    const grown = columnsFor(this.#capacity);
    for (const name of Object.keys(grown) as (keyof typeof grown)[]) grown[name].set(this.#columns[name]);
    this.#columns = grown;
  }
}

export function emptyCar(): MarketCar {
  return {
    id: 0,
    revision: 0,
    priceEur: 0,
    makeId: 0,
    modelId: 0,
    generationId: 0,
    category: 'used',
    body: 'sedan',
    fuel: 'petrol',
    gearbox: 'manual',
    drive: null,
    powerKw: 0,
    mileageKm: 0,
    ageMonths: 0,
    damaged: false,
    withoutNova: false,
    newPriceEur: null,
    equipment: new Uint8Array(0),
  };
}
