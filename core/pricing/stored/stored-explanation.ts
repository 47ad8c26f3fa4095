import { type PricePart, pricePart, type UsualCar, usualCar } from '@kardan/contract/calls/listings/price-rating';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { explanationVersion } from '../rating/explain-price.ts';

export interface Explanation {
  usualCar: UsualCar;
  parts: PricePart[];
}

type StoredItem = [key: EquipmentKey, eur: number, sharePercent: number, has: 0 | 1];

/** As it is stored: a third of the space that names in every row would take, with a million rows a gigabyte less. */
interface StoredExplanation {
  version: number;
  usual: [priceEur: number, ageMonths: number, mileageKm: number, powerKw: number];
  /** By kind: the euros, then what the kind tells beside them. */
  parts: Partial<Record<PricePart['kind'], [eur: number, detail?: number | StoredItem[]]>>;
}

export function storeExplanation({ usualCar: usual, parts }: Explanation): string {
  const stored: StoredExplanation = {
    version: explanationVersion,
    usual: [usual.priceEur, usual.ageMonths, usual.mileageKm, usual.powerKw],
    parts: Object.fromEntries(parts.map((part) => [part.kind, storePart(part)])),
  };
  return JSON.stringify(stored);
}

function storePart({ eur, months, km, kw, items }: PricePart): [number, (number | StoredItem[])?] {
  const detail = months ?? km ?? kw;
  if (items)
    return [eur, items.map(({ key, eur: worth, sharePercent, has }) => [key, worth, sharePercent, has ? 1 : 0])];
  return detail === undefined ? [eur] : [eur, detail];
}

/** Checked against the contract: what was stored by another version of it fails here and not in a page. */
export function readExplanation(stored: unknown): Explanation {
  const { usual, parts } = stored as StoredExplanation;
  const [priceEur, ageMonths, mileageKm, powerKw] = usual;
  return {
    usualCar: usualCar.parse({ priceEur, ageMonths, mileageKm, powerKw }),
    parts: pricePart
      .array()
      .parse(Object.entries(parts).map(([kind, [eur, detail]]) => ({ kind, eur, ...readDetail(kind, detail) }))),
  };
}

const detailNames: Record<string, string> = { age: 'months', mileage: 'km', power: 'kw' };

function readDetail(kind: string, detail: number | StoredItem[] | undefined): object {
  if (Array.isArray(detail)) {
    return { items: detail.map(([key, eur, sharePercent, has]) => ({ key, eur, sharePercent, has: has === 1 })) };
  }
  const name = detailNames[kind];
  return name === undefined || detail === undefined ? {} : { [name]: detail };
}
