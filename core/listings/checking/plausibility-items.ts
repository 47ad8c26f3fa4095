import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { CheckItem } from '@kardan/contract/calls/stock/own-listing';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { OfferRating } from '../../pricing/rate-offer.ts';
import type { CatalogueEntry } from '../../vehicles/catalogue/catalogue-provider.ts';
import { checkItem } from './check-item.ts';
import { makesOfVin } from './makes-of-vins.ts';

/** What a car is compared with; nothing where nothing is known. */
export interface KnownOfSuchCars {
  version: CatalogueEntry | null;
  /** Every version of the model. */
  versions: readonly CatalogueEntry[];
  /** Mileages of cars of the model that are about as old. */
  mileagesKm: readonly number[];
  rating: OfferRating | null;
  makeNames: ReadonlyMap<string, string>;
}

/** What looks like a slip of the finger. It is only ever asked, never changed. */
export function plausibilityItems(fields: EditableFields, known: KnownOfSuchCars, now = new Date()): CheckItem[] {
  return [
    ...vinItems(fields, known),
    ...registrationItems(fields, known, viennaDay(now).slice(0, 7)),
    ...mileageItems(fields, known, viennaDay(now).slice(0, 7)),
    ...powerItems(fields, known),
    ...catalogueItems(fields, known.version),
    ...priceItems(fields, known.rating),
  ];
}

function vinItems({ vin, make }: EditableFields, { makeNames }: KnownOfSuchCars): CheckItem[] {
  if (vin === null || make === null) return [];
  const makes = makesOfVin(vin);
  if (makes.length === 0 || makes.includes(make)) return [];
  const found = makes.map((slug) => makeNames.get(slug) ?? slug).join(', ');
  return [checkItem('vin-of-another-make', 'warns', { field: 'vin', found })];
}

const implausible = (code: CheckItem['code'], field: CheckItem['field'], told: Partial<CheckItem> = {}) =>
  checkItem(code, 'warns', { field, ...told });

/** Months that a new car may wait for its first registration after its version was last built. */
const yearsInStock = 2;

function registrationItems(
  { firstRegistration, category, conditionKind }: EditableFields,
  { version }: KnownOfSuchCars,
  today: string,
): CheckItem[] {
  if (firstRegistration === null) return [];
  const months = monthOf(today) - monthOf(firstRegistration);
  const year = Number(firstRegistration.slice(0, 4));
  const from = version?.builtFrom ?? null;
  const to = version?.builtTo ?? null;
  const outOfYears = (from !== null && year < from) || (to !== null && year > to + yearsInStock);
  const usual = from === null ? null : { low: from, high: to ?? Number(today.slice(0, 4)), cars: 1 };
  const isWrong =
    months < 0 ||
    outOfYears ||
    (category === 'one-year' && months > 24) ||
    (conditionKind === 'day-registration' && months > 12) ||
    (category === 'old-timer' && months < 30 * 12);
  return isWrong
    ? [implausible('registration-implausible', 'firstRegistration', { usual: outOfYears ? usual : null })]
    : [];
}

const enoughCars = 12;

function mileageItems(
  { mileageKm, category, firstRegistration }: EditableFields,
  { mileagesKm }: KnownOfSuchCars,
  today: string,
): CheckItem[] {
  if (mileageKm === null || category === null) return [];
  const field = 'mileageKm';
  if (category === 'new') return mileageKm > 1_000 ? [implausible('mileage-implausible', field)] : [];
  if (mileagesKm.length >= enoughCars) {
    const sorted = [...mileagesKm].sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
    const usual = { low: at(0.05), high: at(0.95), cars: sorted.length };
    const isUsual = mileageKm >= usual.low / 4 && mileageKm <= usual.high * 1.6;
    return isUsual ? [] : [implausible('mileage-implausible', field, { usual })];
  }
  if (firstRegistration === null || category === 'old-timer') return [];
  const years = Math.max(1, (monthOf(today) - monthOf(firstRegistration)) / 12);
  const perYear = mileageKm / years;
  return perYear > 70_000 || (years >= 3 && perYear < 1_000) ? [implausible('mileage-implausible', field)] : [];
}

function powerItems({ powerKw }: EditableFields, { version, versions }: KnownOfSuchCars): CheckItem[] {
  if (powerKw === null) return [];
  const field = 'powerKw';
  if (version) {
    if (Math.abs(powerKw - version.powerKw) <= Math.max(2, version.powerKw * 0.05)) return [];
    const usual = { low: version.powerKw, high: version.powerKw, cars: 1 };
    return [implausible('power-implausible', field, { usual, proposal: version.powerKw })];
  }
  if (versions.length === 0) return [];
  const powers = versions.map((each) => each.powerKw);
  const usual = { low: Math.min(...powers), high: Math.max(...powers), cars: powers.length };
  const isUsual = powerKw >= usual.low * 0.8 && powerKw <= usual.high * 1.25;
  return isUsual ? [] : [implausible('power-implausible', field, { usual })];
}

const compared = [
  'fuel',
  'gearbox',
  'drive',
  'body',
  'displacementCcm',
  'cylinders',
  'doors',
  'seats',
  'batteryKwh',
] as const;

function catalogueItems(fields: EditableFields, version: CatalogueEntry | null): CheckItem[] {
  if (!version) return [];
  return compared.flatMap((field) => {
    const told = fields[field];
    const catalogue = version[field];
    if (told === null || catalogue === null || told === catalogue) return [];
    // Nominal and exact displacement, gross and net capacity lie this far apart.
    const isNear = typeof catalogue === 'number' && Math.abs(Number(told) - catalogue) <= catalogue * 0.08;
    if (isNear && (field === 'displacementCcm' || field === 'batteryKwh')) return [];
    return [implausible('catalogue-differs', field, { found: version.name, proposal: catalogue })];
  });
}

/** Outside of what is drawn hardly a car is offered: a digit too much or too few. */
function priceItems({ priceEur }: EditableFields, rating: OfferRating | null): CheckItem[] {
  const estimate = rating?.estimate;
  if (priceEur === null || !estimate) return [];
  if (priceEur >= estimate.scaleLowEur && priceEur <= estimate.scaleHighEur) return [];
  const usual = { low: estimate.bandLowEur, high: estimate.bandHighEur, cars: rating.sampleSize };
  return [implausible('price-implausible', 'priceEur', { usual })];
}

function monthOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
