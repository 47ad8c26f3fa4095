import { equipmentKeys } from '@kardan/contract/values/equipment';
import type { CarRow } from './car-store.ts';
import type { MarketCar } from './market-table.ts';

const itemNumbers = new Map<string, number>(equipmentKeys.map((key, number) => [key, number]));

/** A stored listing as what its price is explained by; `day` is the one its age is counted to. */
export function carOfRow(row: CarRow, day: string): MarketCar {
  return {
    id: row.id,
    revision: row.revision,
    priceEur: row.priceEur,
    makeId: row.makeId,
    modelId: row.modelId,
    generationId: row.generationId ?? 0,
    category: row.category,
    body: row.body,
    fuel: row.fuel,
    gearbox: row.gearbox,
    drive: row.drive,
    powerKw: row.powerKw,
    mileageKm: row.mileageKm,
    ageMonths: row.firstRegistration === null ? 0 : Math.max(0, monthOf(day) - monthOf(row.firstRegistration)),
    damaged: row.accidentFree === false,
    withoutNova: !row.novaIncluded,
    newPriceEur: row.newPriceEur,
    equipment: itemsOf(row.equipment),
  };
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** In ascending order, as features are listed. */
function itemsOf(words: string): Uint8Array {
  if (words === '') return new Uint8Array(0);
  return Uint8Array.from(words.split(' '), (word) => itemNumbers.get(word) ?? 0).sort();
}
