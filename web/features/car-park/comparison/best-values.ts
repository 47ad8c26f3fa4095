import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { fieldValue } from '#domain/listing/fields/field-value.ts';
import { type RowFieldKey, toldWith, type VisibleFieldKey } from '#domain/listing/fields/row-fields.ts';
import type { Better } from './row-rules.ts';

/** Where more or less is better for every buyer. Power is not: some pay tax and insurance for it unwillingly. */
export interface Best {
  better: Better;
  value: (car: ListingDetail) => number | undefined;
  /** Whether the figures of these cars can be compared at all. */
  among: (cars: ListingDetail[]) => boolean;
}

/** Litres and kWh can be compared where no car needs both: a plug-in hybrid's two figures belong together. */
const needNotBoth = (cars: ListingDetail[]) =>
  cars.every(({ consumptionL, consumptionKwh }) => consumptionL === null || consumptionKwh === null);

/** NEDC figures are lower than WLTP's for the same car; a car without figures takes no part. */
const measuredAlike = (cars: ListingDetail[]) => {
  const measured = cars.filter((car) => (car.consumptionL ?? car.consumptionKwh ?? car.co2GPerKm) !== null);
  return new Set(measured.map(({ consumptionNorm }) => consumptionNorm)).size === 1;
};

const comparableUse = (cars: ListingDetail[]) => needNotBoth(cars) && measuredAlike(cars);

/** A price without the registration tax is no lower than one that holds it. */
const taxedAlike = (cars: ListingDetail[]) => new Set(cars.map(({ novaIncluded }) => novaIncluded)).size === 1;

const comparable: Partial<Record<ListingFieldKey, Best['among']>> = {
  priceEur: taxedAlike,
  consumptionL: comparableUse,
  consumptionKwh: comparableUse,
  co2GPerKm: measuredAlike,
  rangeKm: needNotBoth,
};

/** What is best in a field's row, by the field itself or by one that is told with it; undefined where nothing is. */
export function bestIn(key: RowFieldKey): Best | undefined {
  const told = (Object.keys(toldWith) as (keyof typeof toldWith)[]).filter((each) => toldWith[each] === key);
  for (const each of [key, ...told]) {
    const { better } = listingField(each);
    if (better) return { better, value: (car) => figureOf(each, car), among: comparable[each] ?? (() => true) };
  }
  return undefined;
}

/** A number that grows with the value; of `2027-04` it grows with time. */
function figureOf(key: VisibleFieldKey, car: ListingDetail): number | undefined {
  const value = fieldValue(key, car);
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Number(value.replaceAll('-', '')) : undefined;
}
