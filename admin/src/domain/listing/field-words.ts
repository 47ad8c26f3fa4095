import { type EditableFieldKey, vehicleFieldKeys } from '@kardan/contract/editable-field-keys';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { optionLabels } from '@kardan/contract/labels/reference';
import { type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { formatDay, formatMonth, formatNumber, formatPrice, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { car } from '#texts/de/car.ts';

export type CarTexts = Translator<typeof car>;
type VehicleFieldKey = (typeof vehicleFieldKeys)[number];

/** Whether a field names the vehicle in the catalogue. */
export function isVehicleField(key: EditableFieldKey): key is VehicleFieldKey {
  return (vehicleFieldKeys as readonly string[]).includes(key);
}

export function fieldLabel(key: EditableFieldKey, t: CarTexts, locale: Locale): string {
  return isVehicleField(key) ? t(`field.${key}`) : listingFieldLabels[locale][key];
}

/** A value of one of a field's options, in words. */
export function optionText(key: ListingFieldKey, value: string, locale: Locale): string {
  const labels: Partial<Record<string, Partial<Record<string, string>>>> = { ...optionLabels[locale] };
  return labels[key]?.[value] ?? value;
}

/** Any value of a field, in words; what is not said is told as that. */
export function valueText(key: EditableFieldKey, value: unknown, t: CarTexts, locale: Locale): string {
  if (value === null || value === undefined || value === '') return t('value.none');
  if (isVehicleField(key)) return String(value);
  const field = listingField(key);
  switch (field.kind) {
    case 'whole':
      return field.unit === '€'
        ? formatPrice(value as number, locale)
        : unit(formatNumber(value as number, locale), field.unit);
    case 'decimal':
      return unit(formatTenths(value as number, locale), field.unit);
    case 'month':
      return formatMonth(value as string);
    case 'day':
      return formatDay(value as string, locale);
    case 'flag':
      return t(value ? 'value.yes' : 'value.no');
    case 'options':
      return optionText(key, value as string, locale);
    case 'features':
      return (value as EquipmentKey[]).map((item) => equipmentLabels[locale][item]).join(', ') || t('value.none');
    case 'text':
      return value as string;
  }
}

function unit(number: string, of: string): string {
  return [number, ...of.split(' ')].filter(Boolean).join('\u00A0');
}
