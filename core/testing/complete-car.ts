import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';

/** A car that lacks nothing to go online, as a form sends it. */
export const completeCar: SomeEditableFields = {
  make: 'volkswagen',
  model: 'golf',
  category: 'used',
  priceEur: 18_900,
  mileageKm: 61_000,
  firstRegistration: '2021-04',
  fuel: 'petrol',
  powerKw: 96,
  gearbox: 'manual',
  body: 'hatchback',
};
