import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type Filter, type FilterKey, type FilterKeyOfKind, filterKeys, filters } from '@kardan/contract/filters';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { formatNumber } from '@kardan/contract/labels/format-number';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import { filterWords } from './filter-words.ts';
import { loadNames, loadPlace, loadVehicleNames } from './name-store.ts';

interface Span<T> {
  from?: T;
  to?: T;
}

/** More of one filter would make the line a list. */
const mostNamed = 4;

/** What a search looks for, a phrase for each filter, the car first: `VW Golf`, `bis € 15.000`, `30 km um 8010 Graz`. */
export async function searchInWords(
  { db }: { db: Database },
  search: SearchFilters,
  language: Language,
): Promise<string[]> {
  const phrases: string[] = [];
  for (const key of inOrder) {
    const value: unknown = search[key];
    if (value !== undefined) phrases.push(await phraseOf(db, key, value, language));
  }
  return phrases.filter(Boolean);
}

/** A car's name comes first in people's minds. */
const inOrder: FilterKey[] = ['vehicles', ...filterKeys.filter((key) => key !== 'vehicles')];

async function phraseOf(db: Database, key: FilterKey, value: unknown, language: Language): Promise<string> {
  const words = filterWords[language];
  const filter: Filter = filters[key];
  switch (filter.kind) {
    case 'vehicles': {
      const names = listed(await vehicleNames(db, value as string[]), language);
      return key === 'excludedVehicles' ? `${words.without} ${names}` : names;
    }
    case 'slugs': {
      const slugs = value as string[];
      const names = await loadNames(db, key as 'region' | 'district' | 'dealership', slugs, language);
      return listed(
        slugs.map((slug) => names.get(slug) ?? slug),
        language,
      );
    }
    case 'options':
    case 'features':
      return listed(
        (value as string[]).map((each) => labelOf(key, each, language)),
        language,
      );
    case 'range': {
      const { lead, unit } = words.ranges[key as FilterKeyOfKind<'range'>];
      const shown = span(value as Span<number>, language, (end, isFirst = false) =>
        amount(end, unit, isFirst, language),
      );
      return lead ? `${lead} ${shown}` : shown;
    }
    case 'months':
      return `${words.registered} ${span(value as Span<string>, language, (month) => month.split('-').reverse().join('/'))}`;
    case 'flag':
      return words.flags[key as FilterKeyOfKind<'flag'>];
    case 'amount':
      return key === 'inspectionMonths' ? words.inspection(value as number) : words.online(value as number);
    case 'place': {
      const { postcode, radiusKm } = value as { postcode: string; radiusKm: number };
      const place = await loadPlace(db, postcode);
      return words.around(radiusKm, [postcode, place?.name].filter(Boolean).join(' '));
    }
    case 'text':
      return language === 'en' ? `“${value as string}”` : `„${value as string}“`;
  }
}

async function vehicleNames(db: Database, vehicles: string[]): Promise<string[]> {
  if (vehicles.length === 0) return [];
  const names = await loadVehicleNames(db, vehicles);
  return vehicles.map((vehicle) => names.get(vehicle) ?? vehicle);
}

function labelOf(key: FilterKey, value: string, language: Language): string {
  const labels =
    key === 'equipment'
      ? (equipmentLabels[language] as Record<string, string>)
      : (optionLabels[language] as unknown as Record<string, Record<string, string> | undefined>)[key];
  return labels?.[value] ?? value;
}

function listed(names: string[], language: Language): string {
  const shown = names.slice(0, mostNamed);
  const left = names.length - shown.length;
  return left > 0 ? `${shown.join(', ')} ${filterWords[language].more(left)}` : shown.join(', ');
}

function span<T>({ from, to }: Span<T>, language: Language, shown: (end: T, isFirst?: boolean) => string): string {
  const words = filterWords[language];
  if (from === undefined) return to === undefined ? '' : `${words.to} ${shown(to)}`;
  if (to === undefined) return `${words.from} ${shown(from)}`;
  return from === to ? shown(from) : `${shown(from, true)} ${words.between} ${shown(to)}`;
}

/** Of two amounts the second one says what both are of, unless it is money. */
function amount(value: number, unit: string, isFirst: boolean, language: Language): string {
  const number = formatNumber(value, language);
  if (unit === '€') return `€ ${number}`;
  return isFirst ? number : `${number} ${unit}`;
}
