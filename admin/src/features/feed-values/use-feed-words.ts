import type { FeedLine } from '@kardan/contract/calls/feeds/runs';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { optionLabels } from '@kardan/contract/labels/reference';
import { listingField } from '@kardan/contract/listing-fields';
import { fieldLabel, isVehicleField, optionText, valueText } from '#domain/listing/field-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

type FeedField = FeedLine['issues'][number]['field'];

/** Words for a car's fields and their values, as the editor has them. */
export function useFeedWords() {
  const c = useTexts('car');
  const t = useTexts('feedRun');
  const locale = useLocale();
  return {
    field: (field: FeedField | string): string =>
      field === 'pictures' ? t('line.pictures') : isField(field) ? fieldLabel(field, c, locale) : (field ?? ''),
    /** What a value of a file was or could be mapped to. */
    value: (field: FeedField, value: string): string => {
      if (field === 'equipment') return (equipmentLabels[locale] as Record<string, string>)[value] ?? value;
      if (!isField(field) || isVehicleField(field)) return value;
      return optionText(field, value, locale);
    },
    /** What a value was mapped to, where its field is not told: in words if only one field has such a value. */
    mapped: (value: string): string => {
      const options = Object.values(optionLabels[locale]) as Readonly<Record<string, string>>[];
      const found = new Set(
        [equipmentLabels[locale], ...options].flatMap((labels) => (labels as Record<string, string>)[value] ?? []),
      );
      const [only] = found;
      return found.size === 1 && only !== undefined ? only : value;
    },
    /** What was understood of a value, as the run tells it: a number is written with its unit. */
    understood: (field: FeedField, text: string): string => {
      if (!isField(field) || isVehicleField(field)) return text;
      const { kind } = listingField(field);
      const number = Number(text);
      if ((kind === 'whole' || kind === 'decimal') && text !== '' && Number.isFinite(number))
        return valueText(field, number, c, locale);
      return kind === 'options' ? optionText(field, text, locale) : text;
    },
    /** What a field of a car held or holds. */
    change: (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return t('line.nothing');
      if (isField(field)) return valueText(field, value, c, locale);
      return field === 'pictures' ? t('line.picturesChanged') : String(value);
    },
  };
}

function isField(field: string | null | undefined): field is EditableFieldKey {
  return (editableFieldKeys as readonly (string | null | undefined)[]).includes(field);
}
