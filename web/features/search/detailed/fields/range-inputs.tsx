import { type Filter, filters } from '@kardan/contract/filters';
import { numberText } from '@kardan/ui/forms/range/number-text.ts';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';
import { filterName } from '#domain/search/words/filter-words.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { unitWord } from './unit-word.ts';

/** From … to as two inputs; where the catalogue knows usual values the browser suggests them. */
export function RangeInputs({ filterKey, filled, words }: FieldProps) {
  const { t, locale } = words;
  const filter = filters[filterKey] as Extract<Filter, { kind: 'range' }>;
  const { urlName, edges, step } = filter;
  const unit = unitWord(words, filter.unit);
  const text = numberText(locale, true);
  const list = edges && `${urlName}-vorschlag`;
  const inputOf = (name: string, label: string) => (
    <TextInput
      label={label}
      name={name}
      defaultValue={text.write(filled.has(name) ? Number(filled.get(name)) : null)}
      placeholder={t('range.any')}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={14}
      {...(unit && { unit })}
      {...(list && { list })}
    />
  );
  return (
    <FieldGroup title={filterName(words, filterKey)}>
      <div className="grid grid-cols-2 gap-2">
        {inputOf(urlName + fromSuffix, t('range.from'))}
        {inputOf(urlName + toSuffix, t('range.to'))}
      </div>
      {list && (
        <datalist id={list}>
          {edges.map((edge) => (
            <option key={edge} value={text.write(edge)} />
          ))}
        </datalist>
      )}
    </FieldGroup>
  );
}
