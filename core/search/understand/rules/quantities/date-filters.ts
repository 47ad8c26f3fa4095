import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue } from '@kardan/contract/filters';
import type { Amount } from './amount.ts';
import type { Quantity } from './quantity.ts';

/** When a car was first registered: a year, a month, or from one to another. */
export function registrationFilters(quantity: Quantity, today: string): SearchFilters | undefined {
  const { limit } = quantity;
  const first = spanOf(quantity.first, today);
  const second = quantity.second ? spanOf(quantity.second, today) : first;
  if (!first || !second) return undefined;
  if (quantity.second) {
    const [early, late] = first.from <= second.from ? [first, second] : [second, first];
    return { firstRegistration: { from: early.from, to: late.to } };
  }
  switch (limit) {
    case 'lower':
    case 'younger':
      return { firstRegistration: { from: first.from } };
    case 'upper':
    case 'older':
      return { firstRegistration: { to: first.to } };
    case 'around':
      return { firstRegistration: { from: monthsFrom(first.from, -12), to: monthsFrom(first.to, 12) } };
    case undefined:
      return { firstRegistration: first };
  }
}

/** "nicht älter als 5 Jahre": counted back from the month it is. */
export function ageFilters({ first, second, limit }: Quantity, today: string): SearchFilters | undefined {
  const months = first.value * (first.unit === 'months' ? 1 : 12);
  if (!Number.isInteger(months) || months < 1 || months > 1_200) return undefined;
  const month = monthsFrom(today.slice(0, 7), -months);
  if (second) {
    const others = second.value * (first.unit === 'months' ? 1 : 12);
    if (!Number.isInteger(others) || others < 1 || others > 1_200) return undefined;
    const [from, to] = [month, monthsFrom(today.slice(0, 7), -others)].sort();
    return from === undefined || to === undefined ? undefined : { firstRegistration: { from, to } };
  }
  return limit === 'older' || limit === 'lower'
    ? { firstRegistration: { to: month } }
    : { firstRegistration: { from: month } };
}

/** "Pickerl noch 6 Monate", "Pickerl bis 06/2027". */
export function inspectionFilters({ first, second }: Quantity, today: string): SearchFilters | undefined {
  const { min, max } = catalogue.inspectionMonths;
  const months = monthsAhead(first, today);
  const isKnown = !second && months !== undefined && Number.isInteger(months) && months >= min && months <= max;
  return isKnown ? { inspectionMonths: months } : undefined;
}

function monthsAhead({ value, month, unit }: Amount, today: string): number | undefined {
  if (unit === 'months') return value;
  if (unit === 'years') return value * 12;
  if (unit || (month === undefined && value < 2_000)) return undefined;
  return (value - Number(today.slice(0, 4))) * 12 + (month ?? 12) - Number(today.slice(5, 7));
}

/** The months of a year or the one month; a year of two digits is of this century unless it lies ahead. */
function spanOf(
  { value, month, unit, isGrouped, isScaled }: Amount,
  today: string,
): { from: string; to: string } | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (unit || isGrouped || isScaled || !Number.isInteger(value)) return undefined;
  const year = value >= 100 ? value : value + (value + 2_000 <= thisYear ? 2_000 : 1_900);
  if (year < 1_880 || year > thisYear + 1) return undefined;
  const named = month && `${year}-${String(month).padStart(2, '0')}`;
  return named ? { from: named, to: named } : { from: `${year}-01`, to: `${year}-12` };
}

export function monthsFrom(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
