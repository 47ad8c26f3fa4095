import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import { type ListingField, type ListingFieldKeyOfKind, listingFields } from '@kardan/contract/listing-fields';
import {
  formatDay,
  formatMonth,
  formatNumber,
  formatPower,
  formatPrice,
  formatTenths,
} from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ListingTexts } from '../listing-texts.ts';
import { fieldValue } from './field-value.ts';
import type { RowFieldKey } from './row-fields.ts';

export interface FieldWords {
  t: ListingTexts;
  locale: Locale;
}

/** Lists are no row: a field that is one needs a place of its own. */
type RowField = Exclude<ListingField, { kind: 'features' }>;

/** What stands in a field's row for a car; undefined when the listing does not tell. */
export function fieldText(key: RowFieldKey, car: ListingDetail, words: FieldWords): string | undefined {
  const ownText = ownTexts[key];
  if (ownText) return ownText(car, words);
  const value = fieldValue(key, car);
  return value === null ? undefined : textOfKind(key, value, words);
}

function textOfKind(key: RowFieldKey, value: unknown, { t, locale }: FieldWords): string {
  const field: RowField = listingFields[key];
  switch (field.kind) {
    case 'whole':
      if (field.unit === '€') return formatPrice(value as number, locale);
      return withUnit(formatNumber(value as number, locale), field.unit);
    case 'decimal':
      return withUnit(formatTenths(value as number, locale), field.unit);
    case 'month':
      return formatMonth(value as string);
    case 'day':
      return formatDay(value as string, locale);
    case 'flag':
      return t(value ? 'field.yes' : 'field.no');
    case 'options':
      return optionText(key as OptionFieldKey, value as string, locale);
    case 'text':
      return value as string;
  }
}

function withUnit(number: string, unit: string): string {
  return [number, ...unit.split(' ')].filter(Boolean).join('\u00A0');
}

type OptionFieldKey = ListingFieldKeyOfKind<'options'>;

function optionText(key: OptionFieldKey, value: string, locale: Locale): string {
  const labels: Record<OptionFieldKey, Record<string, string>> = optionLabels[locale];
  return labels[key][value] ?? value;
}

/** Fields that say more together with another, or when they are empty. */
const ownTexts: Partial<Record<RowFieldKey, (car: ListingDetail, words: FieldWords) => string | undefined>> = {
  firstRegistration: ({ firstRegistration }, { t }) =>
    firstRegistration === null ? t('fact.unregistered') : formatMonth(firstRegistration),
  inspectionValidUntil: ({ inspectionValidUntil }, { t }) =>
    inspectionValidUntil === null ? undefined : t('field.validUntil', { month: formatMonth(inspectionValidUntil) }),
  warranty({ warranty, warrantyMonths }, { t }) {
    if (warranty && warrantyMonths !== null) return t('field.months', { count: warrantyMonths });
    return t(warranty ? 'field.yes' : 'field.no');
  },
  powerKw: ({ powerKw, powerPs }, { locale }) => formatPower(powerKw, powerPs, locale),
  colour({ colour, metallic }, { t, locale }) {
    if (colour === null) return undefined;
    const name = optionText('colour', colour, locale);
    return metallic ? t('field.metallic', { colour: name }) : name;
  },
};
