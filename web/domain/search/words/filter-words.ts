import type { FilterKey } from '@kardan/contract/filters';
import { type NamedKind, optionInWords, valueInWords, type Wording } from '@kardan/contract/labels/search-in-words';
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
  return optionInWords(key, value, wordingOf(words));
}

/** A filter's value in words; of a list all values. */
export function valueWord(words: FilterWords, key: FilterKey, value: unknown): string {
  if (key !== 'place') return valueInWords(key, value, wordingOf(words));
  const { postcode, radiusKm } = value as { postcode: string; radiusKm: number };
  return words.t('placeWithin', { place: postcode, radius: radiusKm });
}

function wordingOf({ locale, makes, models, regions, districts }: FilterWords): Wording {
  const names: Partial<Record<NamedKind, Names>> = {
    make: makes,
    model: models,
    region: regions,
    district: districts,
  };
  return { language: locale, space: '\u00A0', nameOf: (kind, slug) => names[kind]?.get(slug) };
}
