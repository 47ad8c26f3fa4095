import { filters } from '@kardan/contract/filters';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { filterName, optionWord } from '#domain/search/words/filter-words.ts';
import { Check, Tiles } from './check.tsx';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';

/** A value of a list too long to show: what is chosen can be taken back, one more can be named. */
export function SlugInput({ filterKey, filled, words }: FieldProps) {
  const { t } = words;
  const { urlName } = filters[filterKey];
  const chosen = filled.getAll(urlName);
  return (
    <FieldGroup title={filterName(words, filterKey)}>
      {chosen.length > 0 && (
        <div className="mb-2">
          <Tiles>
            {chosen.map((slug) => (
              <Check key={slug} name={urlName} value={slug} checked>
                {optionWord(words, filterKey, slug)}
              </Check>
            ))}
          </Tiles>
        </div>
      )}
      <TextInput
        label={t('detailed.slug.label')}
        name={urlName}
        placeholder={t('detailed.slug.example')}
        autoComplete="off"
        maxLength={120}
      />
    </FieldGroup>
  );
}
