import { type Filter, type FilterKey, filters } from '@kardan/contract/filters';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { filterName } from '#domain/search/words/filter-words.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { unitWord } from './unit-word.ts';

/** Whether a number is the least or the most; a filter that is not named here shows its name alone. */
const meanings = {
  inspectionMonths: 'detailed.amount.atLeast',
  daysOnline: 'detailed.amount.atMost',
} as const satisfies Partial<Record<FilterKey, string>>;

/** One whole number whose meaning the label tells. */
export function AmountInput({ filterKey, filled, words }: FieldProps) {
  const { t } = words;
  const { urlName, unit, min, max } = filters[filterKey] as Extract<Filter, { kind: 'amount' }>;
  const meaning = filterKey in meanings && meanings[filterKey as keyof typeof meanings];
  return (
    <FieldGroup title={filterName(words, filterKey)}>
      <TextInput
        label={meaning ? t(meaning) : t('detailed.amount.between', { min, max })}
        name={urlName}
        defaultValue={filled.get(urlName) ?? ''}
        placeholder={t('range.any')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        unit={unitWord(words, unit)}
      />
    </FieldGroup>
  );
}
