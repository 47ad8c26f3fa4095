import { filters } from '@kardan/contract/filters';
import { RangeField } from '@kardan/ui/forms/range/range-field.tsx';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';
import { filterQuery } from '#domain/search/filters/write-filters.ts';
import { filterName } from '#domain/search/words/filter-words.ts';
import type { PanelProps } from './panel-props.ts';
import { rangeLabels } from './range-labels.ts';

/** First registration by year; the years' counts are the bars. A month that the address names holds until another year is chosen. */
export function YearFields({ state, facets, words }: PanelProps) {
  const { urlName } = filters.firstRegistration;
  const { firstRegistration } = state.filters;
  const { from, to } = firstRegistration ?? {};
  const written = filterQuery(firstRegistration ? { firstRegistration } : {});
  const [nameFrom, nameTo] = [urlName + fromSuffix, urlName + toSuffix];
  const thisYear = new Date().getFullYear();
  const bars = yearBars(facets.firstRegistration ?? [], thisYear);
  return (
    <RangeField
      legend={filterName(words, 'firstRegistration')}
      nameFrom={nameFrom}
      nameTo={nameTo}
      from={from ? Number(from.slice(0, 4)) : null}
      to={to ? Number(to.slice(0, 4)) : null}
      exact={{ from: written.get(nameFrom) ?? undefined, to: written.get(nameTo) ?? undefined }}
      min={1885}
      max={thisYear}
      bars={bars}
      grouping={false}
      labels={rangeLabels(words, 'firstRegistration')}
    />
  );
}

const yearsShown = 22;

/** A bar for each of the last years; everything older is in the first. */
function yearBars(options: { value: string; count: number }[], thisYear: number) {
  const first = thisYear - yearsShown + 1;
  const bars = Array.from({ length: yearsShown }, (_, index) => ({ edge: first + index, count: 0 }));
  for (const { value, count } of options) {
    const bar = bars[Math.min(Math.max(Number(value.slice(0, 4)) - first, 0), yearsShown - 1)];
    if (bar) bar.count += count;
  }
  return bars;
}
