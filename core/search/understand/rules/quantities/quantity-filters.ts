import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue, type FilterKeyOfKind } from '@kardan/contract/filters';
import type { Reading } from '../../reading.ts';
import type { LimitKind, Topic } from '../../words/number-words.ts';
import type { Amount } from './amount.ts';
import { ageFilters, inspectionFilters, registrationFilters } from './date-filters.ts';
import type { Quantity } from './quantity.ts';

/** Less is a rate, not the price of a car. */
const leastPriceEur = 300;
const fastChargingKw = 40;

type RangeKey = FilterKeyOfKind<'range'>;

/** Which end a number without a limit sets; the others are meant exactly. */
const ends: Partial<Record<RangeKey, LimitKind>> = {
  priceEur: 'upper',
  mileageKm: 'upper',
  co2GPerKm: 'upper',
  consumptionL: 'upper',
  owners: 'upper',
  rangeKm: 'lower',
  powerKw: 'lower',
  powerPs: 'lower',
  batteryKwh: 'lower',
  batteryHealth: 'lower',
  displacementCcm: 'around',
};

/** The filters a quantity sets, or nothing where it says nothing a search knows. */
export function quantityFilters(quantity: Quantity, reading: Reading): SearchFilters | undefined {
  const { first, topic, limit } = quantity;
  if (topic === 'charging') return chargingFilters(first);
  if (topic === 'inspection') return inspectionFilters(quantity, reading.today);
  if (first.unit === 'years' || (first.unit === 'months' && (topic === 'age' || limit === 'younger'))) {
    return limit || topic === 'age' ? ageFilters(quantity, reading.today) : undefined;
  }
  if (first.unit === 'days' || first.unit === 'weeks') return onlineFilters(quantity);
  if (topic === 'registration' || first.month !== undefined) return registrationFilters(quantity, reading.today);
  const key = unitKey(quantity) ?? (first.unit ? undefined : (topicKey(quantity) ?? bareKey(quantity, reading)));
  if (key === 'firstRegistration') return registrationFilters(quantity, reading.today);
  return key && rangeFilters(key, quantity);
}

/** What a car takes at a plug is equipment, not the power of its engine; more than the car's own charger takes is a fast one. */
function chargingFilters({ value, unit }: Amount): SearchFilters | undefined {
  if (unit !== 'kw') return undefined;
  if (value >= fastChargingKw) return { equipment: ['fast-charging'] };
  if (value > 11 && value <= 22) return { equipment: ['22-kw-onboard-charger'] };
  return value > 7.4 && value <= 11 ? { equipment: ['11-kw-onboard-charger'] } : undefined;
}

/** "seit 3 Tagen", "letzte 2 Wochen": how long a car may be online. */
function onlineFilters({ first, second, limit }: Quantity): SearchFilters | undefined {
  const days = first.value * (first.unit === 'weeks' ? 7 : 1);
  const { min, max } = catalogue.daysOnline;
  const isKnown = !second && limit && limit !== 'older' && Number.isInteger(days) && days >= min && days <= max;
  return isKnown ? { daysOnline: days } : undefined;
}

function unitKey({ first, topic, limit }: Quantity): RangeKey | undefined {
  switch (first.unit) {
    case 'eur':
      return 'priceEur';
    case 'km':
      return distanceKey(first, topic, limit);
    case 'ps':
      return 'powerPs';
    case 'kw':
      return 'powerKw';
    case 'kwh':
      return first.isRate ? undefined : 'batteryKwh';
    case 'ccm':
      return 'displacementCcm';
    case 'l':
      return litreKey(first, topic, limit);
    case 'g':
      return limit || first.isRate || topic === 'co2' ? 'co2GPerKm' : undefined;
    case 'percent':
      return topic === 'battery' || topic === 'batteryHealth' ? 'batteryHealth' : undefined;
    case 'people':
      return 'seats';
    case 'seats':
    case 'doors':
    case 'cylinders':
    case 'owners':
      return first.unit;
    default:
      return undefined;
  }
}

/** Kilometres a car has run, or can run: nobody asks for at least 400 km on the clock. */
function distanceKey({ value }: Amount, topic: Topic | undefined, limit: LimitKind | undefined): RangeKey | undefined {
  if (topic === 'range') return value < 2_000 ? 'rangeKm' : undefined;
  if (topic === 'mileage' || value >= 1_500) return 'mileageKm';
  if (limit === 'lower' && value >= 100) return 'rangeKm';
  return limit === 'upper' && value >= 500 ? 'mileageKm' : undefined;
}

function litreKey(amount: Amount, topic: Topic | undefined, limit: LimitKind | undefined): RangeKey | undefined {
  if (topic === 'displacement') return 'displacementCcm';
  if (topic === 'consumption' || amount.isRate) return 'consumptionL';
  // "3 Liter Diesel" is the engine's size; what a car drinks is said with a limit or by its word.
  if (limit === undefined && amount.value >= 0.6 && amount.value <= 8.4) return 'displacementCcm';
  return limit === 'upper' && amount.value >= 3 && amount.value <= 20 ? 'consumptionL' : undefined;
}

function topicKey({ first, topic }: Quantity): RangeKey | undefined {
  switch (topic) {
    case 'price':
      return first.value >= 5 ? 'priceEur' : undefined;
    case 'mileage':
      return first.value >= 500 ? 'mileageKm' : undefined;
    case 'power':
      return 'powerPs';
    case 'range':
      return first.value >= 50 ? 'rangeKm' : undefined;
    case 'consumption':
      return 'consumptionL';
    case 'co2':
      return 'co2GPerKm';
    case 'battery':
      return first.value >= 10 ? 'batteryKwh' : undefined;
    case 'batteryHealth':
      return 'batteryHealth';
    case 'displacement':
      return 'displacementCcm';
    case 'seats':
    case 'doors':
    case 'cylinders':
    case 'owners':
      return topic;
    default:
      return undefined;
  }
}

/** A number alone is judged by its size: a year, a price, or mileage where the price is known already. */
function bareKey(quantity: Quantity, { found, today }: Reading): RangeKey | 'firstRegistration' | undefined {
  const { first, second, limit, topic } = quantity;
  if (topic) return undefined;
  const amounts = second ? [first, second] : [first];
  const isYears = amounts.every((amount) => isYear(amount, today));
  if (isYears && !(limit === 'upper' && first.value === 2_000)) return 'firstRegistration';
  if (limit === 'younger' || limit === 'older' || amounts.some(({ value }) => value < (second ? 1_000 : 500))) {
    return undefined;
  }
  const isPriceKnown = found.priceEur?.to !== undefined && limit !== 'lower';
  return isPriceKnown && !found.mileageKm && first.value >= 5_000 ? 'mileageKm' : 'priceEur';
}

export function isYear({ value, isGrouped, isScaled }: Amount, today: string): boolean {
  return !isGrouped && !isScaled && value >= 1_900 && value <= Number(today.slice(0, 4)) + 1;
}

function rangeFilters(key: RangeKey, quantity: Quantity): SearchFilters | undefined {
  const [low, high] = [quantity.first, quantity.second].map((amount) => amount && amountFor(key, amount));
  if (low === undefined || (quantity.second && high === undefined)) return undefined;
  if (high !== undefined) return checked(key, { from: Math.min(low, high), to: Math.max(low, high) });
  // Who drives with five may have a sixth seat.
  switch (quantity.limit ?? (quantity.first.unit === 'people' ? 'lower' : ends[key])) {
    case 'upper':
      return checked(key, { to: low });
    case 'lower':
      return checked(key, { from: low });
    case 'around':
      return checked(key, { from: Math.round(low * 0.9), to: Math.round(low * 1.1) });
    case undefined:
      return checked(key, { from: low, to: low });
    default:
      return undefined;
  }
}

/** Litres of displacement are cubic centimetres by the thousand; where only whole numbers count, prices are rounded. */
function amountFor(key: RangeKey, { value, unit }: Amount): number | undefined {
  // "Budget 20" are thousands.
  if (key === 'priceEur' && unit === undefined && value < 100) return value * 1_000;
  if (key === 'displacementCcm' && (unit === 'l' || value < 20)) return Math.round(value * 1_000);
  if (Number.isInteger(catalogue[key].step) && !Number.isInteger(value)) {
    return key === 'priceEur' || key === 'mileageKm' ? Math.round(value) : undefined;
  }
  return value;
}

function checked(key: RangeKey, span: { from?: number; to?: number }): SearchFilters | undefined {
  const { max } = catalogue[key];
  const min = key === 'priceEur' ? leastPriceEur : catalogue[key].min;
  return Object.values(span).every((end) => end >= min && end <= max) ? { [key]: span } : undefined;
}
