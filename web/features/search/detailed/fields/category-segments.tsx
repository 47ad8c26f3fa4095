import { filters } from '@kardan/contract/filters';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { filterName, optionWord } from '#domain/search/words/filter-words.ts';
import type { FieldProps } from './field-props.ts';

/** What kind of car, as one bar of switches; none pressed means all kinds. */
export function CategorySegments({ filled, words }: FieldProps) {
  const { urlName, values } = filters.category;
  const chosen = new Set(filled.getAll(urlName));
  return (
    <fieldset className="relative min-w-0 md:col-span-2">
      <legend className="sr-only">{filterName(words, 'category')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-sm border border-line-strong bg-surface p-[3px] md:grid-cols-4">
        {values.map((value) => (
          <label
            key={value}
            className="group/segment relative flex min-h-10 items-center justify-center gap-1.5 rounded-[4px] px-2 text-sm font-medium text-text-2 transition-colors duration-(--t-fast) hover:text-text has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name={urlName}
              value={value}
              defaultChecked={chosen.has(value)}
              className="sr-only"
            />
            <Icon name="check" className="hidden group-has-checked/segment:block" />
            {optionWord(words, 'category', value)}
          </label>
        ))}
      </div>
      <p className="mt-2 text-xs text-text-3">{words.t('detailed.category.hint')}</p>
    </fieldset>
  );
}
