import { filters } from '@kardan/contract/filters';
import { formatMonth } from '@kardan/ui/formats/format.ts';
import { Select } from '@kardan/ui/forms/select.tsx';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';
import { filterName } from '#domain/search/words/filter-words.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';

const yearsOneByOne = 30;
const firstYear = 1900;

/** From … to by year; a month that an address gives stays as it is. */
export function MonthSelects({ filterKey, filled, words }: FieldProps) {
  const { t } = words;
  const { urlName } = filters[filterKey];
  const selectOf = (name: string, label: string) => {
    const given = filled.get(name);
    const years = yearsOffered(new Date().getFullYear());
    const values = given && !years.includes(given) ? [given, ...years].toSorted().toReversed() : years;
    return (
      <Select
        label={label}
        name={name}
        defaultValue={given ?? ''}
        placeholder={t('range.any')}
        options={values.map((value) => ({ value, label: value.length > 4 ? formatMonth(value) : value }))}
      />
    );
  };
  return (
    <FieldGroup title={filterName(words, filterKey)}>
      <div className="grid grid-cols-2 gap-2">
        {selectOf(urlName + fromSuffix, t('range.from'))}
        {selectOf(urlName + toSuffix, t('range.to'))}
      </div>
    </FieldGroup>
  );
}

/** The latest first: the last thirty one by one, then every fifth, as fits classic cars. */
function yearsOffered(thisYear: number): string[] {
  const years: string[] = [];
  for (let year = thisYear; year >= firstYear; year -= 1) {
    if (thisYear - year < yearsOneByOne || year % 5 === 0) years.push(String(year));
  }
  return years;
}
