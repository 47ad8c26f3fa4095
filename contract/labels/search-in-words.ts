import type { SearchFilters } from '../calls/search/search.ts';
import { type Filter, type FilterKey, type FilterKeyOfKind, filterKeys, filters } from '../filters.ts';
import type { Language } from '../values/identifiers.ts';
import { equipmentLabels } from './equipment.ts';
import { filterWords } from './filter-words.ts';
import { formatNumber } from './format-number.ts';
import { optionLabels } from './reference.ts';

/** What a search names by slug: a model as `volkswagen/golf`, a dealership also by id, a place by its postcode. */
export type NamedKind = 'make' | 'model' | 'region' | 'district' | 'dealership' | 'place';

export interface Wording {
  language: Language;
  /** The name that people know; what has none is called as the search calls it. */
  nameOf: (kind: NamedKind, slug: string) => string | undefined;
  /** Between a number and its unit; pages keep the two on one line. */
  space?: string;
}

export interface FilterInWords {
  key: FilterKey;
  /** What the filter is called: `Kilometerstand`. */
  name: string;
  /** What stands beside its name: `bis 80.000 km`. */
  value: string;
  /** What says it alone, in a line with others: `bis 80.000 km`, `Erstzulassung ab 2021`, `unfallfrei`. */
  phrase: string;
}

interface Span<T> {
  from?: T | undefined;
  to?: T | undefined;
}

/** More of one filter would make a phrase a list. */
const maxNamed = 4;

/** A car's name comes first in people's minds. */
const inOrder: FilterKey[] = ['vehicles', ...filterKeys.filter((key) => key !== 'vehicles')];

/** What a search looks for, filter by filter, the car first. */
export function searchInWords(search: SearchFilters, wording: Wording): FilterInWords[] {
  return inOrder.flatMap((key): FilterInWords[] => {
    const value: unknown = search[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const name = filterWords[wording.language].names[key];
    return [{ key, name, value: valueInWords(key, value, wording), phrase: phraseOf(key, value, wording) }];
  });
}

/** The value of a filter as it stands beside the filter's name. */
export function valueInWords(key: FilterKey, value: unknown, wording: Wording): string {
  const words = filterWords[wording.language];
  const filter: Filter = filters[key];
  switch (filter.kind) {
    case 'vehicles':
    case 'slugs':
    case 'options':
    case 'features':
      return (value as string[]).map((each) => optionInWords(key, each, wording)).join(', ');
    case 'range':
      // Where the name says what is counted ("Türen"), the number stands alone.
      return rangeOf(value as Span<number>, filter.unit && words.ranges[key as RangeKey].unit, wording);
    case 'months':
      return monthsOf(value as Span<string>, wording.language);
    case 'flag':
      return words.yes;
    case 'amount':
      return words.amounts[key as FilterKeyOfKind<'amount'>].value(value as number);
    case 'place': {
      const { postcode, radiusKm } = value as { postcode: string; radiusKm: number };
      return words.around(radiusKm, [postcode, wording.nameOf('place', postcode)].filter(Boolean).join(' '));
    }
    case 'text':
      return words.quoted(value as string);
  }
}

/** One value of a filter that has a list of them. */
export function optionInWords(key: FilterKey, value: string, { language, nameOf }: Wording): string {
  if (key === 'vehicles' || key === 'excludedVehicles') return vehicleName(value, nameOf);
  if (key === 'region' || key === 'district' || key === 'dealership') return nameOf(key, value) ?? value;
  const labels =
    key === 'equipment'
      ? (equipmentLabels[language] as Record<string, string>)
      : (optionLabels[language] as unknown as Record<string, Record<string, string> | undefined>)[key];
  return labels?.[value] ?? value;
}

function phraseOf(key: FilterKey, value: unknown, wording: Wording): string {
  const words = filterWords[wording.language];
  const filter: Filter = filters[key];
  switch (filter.kind) {
    case 'vehicles': {
      const names = listed(key, value as string[], wording);
      return key === 'excludedVehicles' ? `${words.without} ${names}` : names;
    }
    case 'slugs':
    case 'options':
    case 'features':
      return listed(key, value as string[], wording);
    case 'range': {
      const { lead, unit } = words.ranges[key as RangeKey];
      const shown = rangeOf(value as Span<number>, unit, wording);
      return lead ? `${lead} ${shown}` : shown;
    }
    case 'months':
      return `${words.registered} ${valueInWords(key, value, wording)}`;
    case 'flag':
      return words.flags[key as FilterKeyOfKind<'flag'>];
    case 'amount':
      return words.amounts[key as FilterKeyOfKind<'amount'>].phrase(valueInWords(key, value, wording));
    default:
      return valueInWords(key, value, wording);
  }
}

type RangeKey = FilterKeyOfKind<'range'>;

function vehicleName(vehicle: string, nameOf: Wording['nameOf']): string {
  const [make = '', model] = vehicle.split('/');
  const makeName = nameOf('make', make);
  if (makeName === undefined) return vehicle;
  return model === undefined ? makeName : `${makeName} ${nameOf('model', vehicle) ?? model}`;
}

function listed(key: FilterKey, values: string[], wording: Wording): string {
  const shown = values.slice(0, maxNamed).map((each) => optionInWords(key, each, wording));
  const left = values.length - shown.length;
  return left > 0 ? `${shown.join(', ')} ${filterWords[wording.language].more(left)}` : shown.join(', ');
}

/** Of two amounts the second one says what both are of, unless it is money. */
function rangeOf(range: Span<number>, unit: string, { language, space = ' ' }: Wording): string {
  return spanOf(range, language, (end, isFirst) => {
    const number = formatNumber(end, language);
    if (unit === '€') return `€${space}${number}`;
    return isFirst || unit === '' ? number : `${number}${space}${unit}`;
  });
}

/** `ab 04/2021`; whole years need no months. */
function monthsOf({ from, to }: Span<string>, language: Language): string {
  const wholeYears = (from?.endsWith('-01') ?? true) && (to?.endsWith('-12') ?? true);
  return spanOf({ from, to }, language, (month) =>
    wholeYears ? month.slice(0, 4) : month.split('-').reverse().join('/'),
  );
}

function spanOf<T>({ from, to }: Span<T>, language: Language, shown: (end: T, isFirst: boolean) => string): string {
  const words = filterWords[language];
  if (from === undefined) return to === undefined ? '' : `${words.to} ${shown(to, false)}`;
  if (to === undefined) return `${words.from} ${shown(from, false)}`;
  const [first, last] = [shown(from, true), shown(to, false)];
  return from === to || first === last ? last : `${first} ${words.between} ${last}`;
}
