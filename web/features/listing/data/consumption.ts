import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import type { Spec } from '@kardan/ui/content/spec-list.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { type FieldWords, fieldText } from '#domain/listing/fields/field-text.ts';
import type { RowFieldKey } from '#domain/listing/fields/row-fields.ts';

/** Consumption, CO₂ and range as far as they are told, each with the way it was measured. */
export function consumptionFacts(car: ListingDetail, words: FieldWords): Spec[] {
  const norm = fieldText('consumptionNorm', car, words);
  const fact = (icon: IconName, key: RowFieldKey, ...more: RowFieldKey[]): Spec[] => {
    const values = [key, ...more].flatMap((each) => fieldText(each, car, words) ?? []);
    const label = listingFieldLabels[words.locale][key] + (norm ? ` (${norm})` : '');
    return values.length > 0 ? [{ label, value: values.join(' + '), icon }] : [];
  };
  return [
    ...fact('leaf', 'consumptionL', 'consumptionKwh'),
    ...fact('cloud', 'co2GPerKm'),
    ...fact('battery-charging', 'rangeKm'),
  ];
}
