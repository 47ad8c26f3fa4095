import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { listingField, publicFieldKeys } from '@kardan/contract/listing-fields';
import { shownElsewhere, toldWith, type VisibleFieldKey } from '../row-fields.ts';

const batteryHealthKeys = ['batteryHealth', 'batteryHealthIssuer', 'batteryHealthDate'] as const;
export const visibleFieldKeys: VisibleFieldKey[] = [...publicFieldKeys, ...batteryHealthKeys];

/** Two different values of every field, made up from the catalogue. */
function sampleValues(key: VisibleFieldKey): [unknown, unknown] {
  const field = listingField(key);
  switch (field.kind) {
    case 'whole':
    case 'decimal':
      return [field.min, field.min + 1];
    case 'month':
      return ['2027-04', '2028-05'];
    case 'day':
      return ['2026-03-01', '2026-04-02'];
    case 'flag':
      return [true, false];
    case 'text':
      return ['one', 'another'];
    case 'options':
      return [field.values[0], field.values[1]];
    case 'features':
      return [[field.values[0]], [field.values[1]]];
  }
}

type Values = Record<VisibleFieldKey, unknown>;

const toldValues = Object.fromEntries(visibleFieldKeys.map((key) => [key, sampleValues(key)[0]])) as Values;

function carWith({ batteryHealth: percent, batteryHealthIssuer: issuer, batteryHealthDate: date, ...values }: Values) {
  const car = {
    ...values,
    id: 4711,
    state: 'active',
    make: { name: 'VW' },
    model: { name: 'Golf' },
    version: { name: 'Rabbit' },
    powerPs: 150,
    batteryHealth: { percent, issuer, date },
    reducedFromEur: null,
    priceRating: null,
    daysOnline: 3,
    place: { postcode: '8010', city: 'Graz' },
    dealership: { name: 'Auto Huber' },
  };
  return car as unknown as ListingDetail;
}

/** A car whose listing tells every field. */
export const toldCar: ListingDetail = carWith(toldValues);

/** Which rows of a page say something else when a field does, also when the field it is told with says nothing. */
export function rowsChangedBy(key: VisibleFieldKey, rowsOf: (car: ListingDetail) => Map<string, string>): string[] {
  const host = key in toldWith ? toldWith[key as keyof typeof toldWith] : undefined;
  const cars = [toldValues, ...(host ? [{ ...toldValues, [host]: null }] : [])];
  const changed = cars.flatMap((values) => {
    const before = rowsOf(carWith(values));
    const after = rowsOf(carWith({ ...values, [key]: sampleValues(key)[1] }));
    return [...before.keys(), ...after.keys()].filter((row) => before.get(row) !== after.get(row));
  });
  return [...new Set(changed)];
}

/** The row that has to say it; none for what is shown elsewhere. */
export function rowFor(key: VisibleFieldKey): string[] {
  if ((shownElsewhere as readonly VisibleFieldKey[]).includes(key)) return [];
  return [key in toldWith ? toldWith[key as keyof typeof toldWith] : key];
}
