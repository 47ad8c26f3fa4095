import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type FilterKey, filters } from '@kardan/contract/filters';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { optionLabels } from '@kardan/contract/labels/reference';
import { formatMonth, formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { Names } from '#lib/api/names.ts';
import type searchTexts from '#locales/de-AT/search.json';

export type SearchTexts = Translator<typeof searchTexts>;

/** What is needed to write a filter's value in words. */
export interface FilterWords {
  locale: Locale;
  t: SearchTexts;
  makes: Names;
  /** `make/model` to the model's name. */
  models: Names;
  regions: Names;
  /** Empty unless the search is in one. */
  districts: Names;
}

export function filterName({ t }: FilterWords, key: FilterKey): string {
  return t(`filter.${key}`);
}

/** The word for one value of a filter that has a list of them. */
export function optionWord(words: FilterWords, key: FilterKey, value: string): string {
  const { locale } = words;
  const labels = optionLabels[locale] as unknown as Record<string, Record<string, string> | undefined>;
  if (key === 'equipment') return (equipmentLabels[locale] as Record<string, string>)[value] ?? value;
  if (key === 'vehicles' || key === 'excludedVehicles') return vehicleWord(words, value);
  if (key === 'region') return words.regions.get(value) ?? value;
  if (key === 'district') return words.districts.get(value) ?? value;
  return labels[key]?.[value] ?? value;
}

function vehicleWord({ makes, models }: FilterWords, vehicle: string): string {
  const [make = '', model] = vehicle.split('/');
  const makeName = makes.get(make) ?? make;
  return model === undefined ? makeName : `${makeName} ${models.get(vehicle) ?? model}`;
}

/** From … to in words: "bis € 15.000", "€ 10.000 – € 15.000". */
export function spanWord<T>(
  t: SearchTexts,
  { from, to }: { from?: T | undefined; to?: T | undefined },
  word: (end: T) => string,
): string {
  if (from !== undefined && to !== undefined) return from === to ? word(from) : `${word(from)} – ${word(to)}`;
  return from === undefined ? t('span.to', { value: word(to as T) }) : t('span.from', { value: word(from) });
}

/** The value of a range's end with its unit. */
export function amountWord(key: FilterKey, locale: Locale): (value: number) => string {
  const filter = filters[key];
  const unit = 'unit' in filter ? filter.unit : '';
  if (unit === '€') return (value) => formatPrice(value, locale);
  return (value) => (unit ? `${formatNumber(value, locale)}\u00A0${unit}` : formatNumber(value, locale));
}

/** A single-valued filter in words; lists are written value by value. */
export function valueWord(words: FilterWords, key: FilterKey, found: SearchFilters): string {
  const { t, locale } = words;
  const filter = filters[key];
  const value = found[key];
  switch (filter.kind) {
    case 'range':
      return spanWord(t, value as { from?: number; to?: number }, amountWord(key, locale));
    case 'months': {
      const { from, to } = value as { from?: string; to?: string };
      // Whole years need no months.
      const years = (from?.endsWith('-01') ?? true) && (to?.endsWith('-12') ?? true);
      return spanWord(
        t,
        years ? { from: from?.slice(0, 4), to: to?.slice(0, 4) } : { from, to },
        years ? String : formatMonth,
      );
    }
    case 'amount':
      return t(`amount.${key}` as 'amount.daysOnline', { count: value as number });
    case 'place': {
      const { postcode, radiusKm } = value as { postcode: string; radiusKm: number };
      return t('placeWithin', { place: postcode, radius: radiusKm });
    }
    case 'text':
      return `„${value as string}“`;
    default:
      return t('yes');
  }
}
