import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { optionLabels } from '@kardan/contract/labels/reference';
import { type ListingFieldKey, listingField, listingFields } from '@kardan/contract/listing-fields';
import { formatDay, formatMonth, formatNumber, formatPrice, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { useTexts } from '#lib/texts/use-texts.ts';

type HistoryTexts = ReturnType<typeof useTexts<'history'>>;

/** Words for an act, a field or a value; one without words is named as the API names it: nothing that happened is hidden. */
export function wordsFor(t: HistoryTexts, kind: 'action' | 'field' | 'value', name: string): string {
  const key = `${kind}.${name}`;
  const text = t(key as Parameters<HistoryTexts>[0]);
  return text === key ? name : text;
}

/** What a field is called: a car's as everywhere on the site. */
export function fieldWords(t: HistoryTexts, locale: Locale, field: string): string {
  return isListingFieldKey(field) ? listingFieldLabels[locale][field] : wordsFor(t, 'field', field);
}

/** What a field held, with its unit and in the words of the site. */
export function valueWords(t: HistoryTexts, locale: Locale, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return t('nothing');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (isListingFieldKey(field)) return ofListing(locale, field, value);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : wordsFor(t, 'value', String(value));
}

function isListingFieldKey(field: string): field is ListingFieldKey {
  return Object.hasOwn(listingFields, field);
}

function ofListing(locale: Locale, key: ListingFieldKey, value: unknown): string {
  const field = listingField(key);
  switch (field.kind) {
    case 'whole':
    case 'decimal': {
      if (typeof value !== 'number') return String(value);
      if (field.unit === '€') return formatPrice(value, locale);
      const number = field.kind === 'whole' ? formatNumber(value, locale) : formatTenths(value, locale);
      return [number, field.unit].filter(Boolean).join('\u00A0');
    }
    case 'month':
      return formatMonth(String(value));
    case 'day':
      return formatDay(String(value), locale);
    case 'options': {
      const labels = optionLabels[locale] as unknown as Record<string, Record<string, string> | undefined>;
      return labels[key]?.[String(value)] ?? String(value);
    }
    case 'features': {
      const labels: Record<string, string> = equipmentLabels[locale];
      return (Array.isArray(value) ? value : [value]).map((each) => labels[String(each)] ?? String(each)).join(', ');
    }
    default:
      return String(value);
  }
}
