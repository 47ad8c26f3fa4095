import type { ListingDetail } from '@kardan/contract/calls/listings/listings';

/** What the rules look at of a car somebody might own. */
export type OwnedCar = Pick<
  ListingDetail,
  | 'category'
  | 'body'
  | 'fuel'
  | 'priceEur'
  | 'firstRegistration'
  | 'inspectionValidUntil'
  | 'powerKw'
  | 'combustionPowerKw'
  | 'continuousPowerKw'
  | 'kerbWeightKg'
  | 'co2GPerKm'
  | 'consumptionNorm'
  | 'consumptionL'
  | 'consumptionKwh'
>;

/** A car of which only what every car has is said, and that means nothing: what a rule looks at is put over it. */
export const unknownCar: OwnedCar = {
  category: 'used',
  body: 'hatchback',
  fuel: 'petrol',
  priceEur: 0,
  firstRegistration: null,
  inspectionValidUntil: null,
  powerKw: 0,
  combustionPowerKw: null,
  continuousPowerKw: null,
  kerbWeightKg: null,
  co2GPerKm: null,
  consumptionNorm: null,
  consumptionL: null,
  consumptionKwh: null,
};

/** The first day of the month of first registration: a new car will be registered by whoever buys it now. */
export function registeredOn(
  { category, firstRegistration }: Pick<OwnedCar, 'category' | 'firstRegistration'>,
  today: string,
): string | null {
  if (firstRegistration !== null) return `${firstRegistration}-01`;
  return category === 'new' ? `${today.slice(0, 7)}-01` : null;
}

/** Months from one day's month to another's. */
export function monthsBetween(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from);
}

/** A month, as 2027-04, so many months after that of the day. */
export function monthAfter(day: string, months: number): string {
  const number = monthNumber(day) + months;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
