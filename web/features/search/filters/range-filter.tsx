import type { FacetKey } from '@kardan/contract/calls/search/search';
import { type FilterKeyOfKind, filters } from '@kardan/contract/filters';
import { RangeField } from '@kardan/ui/forms/range/range-field.tsx';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';
import { filterName } from '#domain/search/words/filter-words.ts';
import type { PanelProps } from './panel-props.ts';
import { rangeLabels } from './range-labels.ts';

interface Props extends PanelProps {
  filterKey: FilterKeyOfKind<'range'>;
  /** Whose counts are the histogram's bars. */
  facet?: FacetKey;
}

/** From … to, with how the cars are spread where that is counted. */
export function RangeFilter({ state, facets, words, filterKey, facet }: Props) {
  const { urlName, unit, min, max } = filters[filterKey];
  const { from = null, to = null } = state.filters[filterKey] ?? {};
  const bars = facet && facets[facet]?.map(({ value, count }) => ({ edge: Number(value), count }));
  return (
    <RangeField
      legend={filterName(words, filterKey)}
      nameFrom={urlName + fromSuffix}
      nameTo={urlName + toSuffix}
      from={from}
      to={to}
      min={min}
      max={max}
      {...(bars && { bars })}
      unit={unit}
      unitFirst={unit === '€'}
      locale={words.locale}
      labels={rangeLabels(words, filterKey)}
    />
  );
}
