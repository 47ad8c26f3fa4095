import { type Filter, filters } from '@kardan/contract/filters';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { filterName } from '#domain/search/words/filter-words.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';

/** Free words. */
export function WordsInput({ filterKey, filled, words }: FieldProps) {
  const { urlName, maxLength } = filters[filterKey] as Extract<Filter, { kind: 'text' }>;
  return (
    <FieldGroup title={filterName(words, filterKey)}>
      <TextInput
        label={words.t('detailed.words.label')}
        name={urlName}
        defaultValue={filled.get(urlName) ?? ''}
        placeholder={words.t('detailed.words.example')}
        autoComplete="off"
        maxLength={maxLength}
      />
    </FieldGroup>
  );
}
