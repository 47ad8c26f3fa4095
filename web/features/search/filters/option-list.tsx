import type { FacetKey } from '@kardan/contract/calls/search/search';
import { type FilterKeyOfKind, filters } from '@kardan/contract/filters';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { CheckboxList } from '@kardan/ui/forms/checkbox-list.tsx';
import type { ReactNode } from 'react';
import { filterName, optionWord } from '#domain/search/words/filter-words.ts';
import { countsOf } from './facets.ts';
import type { PanelProps } from './panel-props.ts';

type ListKey = FilterKeyOfKind<'options' | 'features' | 'slugs'>;

interface Props extends PanelProps {
  filterKey: ListKey & FacetKey;
  /** The catalogue's unless told. */
  values?: readonly string[];
  icon?: (value: string) => ReactNode;
  visibleCount?: number;
  /** Only so many of them are offered here at all. */
  max?: number;
  /** Most cars first, instead of the order given. */
  byCount?: boolean;
}

/** A filter's values as checkboxes with counts. Values without a single car are left out while others have some. */
export function OptionList({ state, facets, words, filterKey, values, icon, visibleCount = 7, max, byCount }: Props) {
  const { t, locale } = words;
  const filter = filters[filterKey];
  const counts = countsOf(facets, filterKey);
  const chosen = new Set<string>(state.filters[filterKey] ?? []);
  const offered = values ?? ('values' in filter ? filter.values : []);
  const options = offered
    .filter((value, index) => chosen.has(value) || (counts.size > 0 ? counts.has(value) : index < visibleCount))
    .map((value) => {
      const count = counts.get(value) ?? 0;
      return {
        value,
        label: optionWord(words, filterKey, value),
        count,
        countText: formatNumber(count, locale),
        checked: chosen.has(value),
        icon: icon?.(value),
      };
    });
  if (byCount) options.sort((a, b) => Number(b.checked) - Number(a.checked) || b.count - a.count);
  const shown = options.slice(0, max === undefined ? options.length : Math.max(max, chosen.size));
  return (
    <CheckboxList
      legend={filterName(words, filterKey)}
      name={filter.urlName}
      options={shown}
      visibleCount={max ?? visibleCount}
      moreLabel={t('panel.more', { count: Math.max(shown.length - visibleCount, 0) })}
    />
  );
}
