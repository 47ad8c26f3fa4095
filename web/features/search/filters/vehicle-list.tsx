import { filters } from '@kardan/contract/filters';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { CheckboxList, type CheckboxOption } from '@kardan/ui/forms/checkbox-list.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { filterName } from '#domain/search/words/filter-words.ts';
import { countsOf } from './facets.ts';
import { allMakes, withOpen } from './panel-groups.ts';
import type { PanelProps } from './panel-props.ts';

const visibleMakes = 8;
/** A make's rarer models are one press away in the detailed search, and by typing. */
const visibleModels = 12;

/** Makes with counts, and below each chosen one its models. */
export function VehicleList({ state, facets, words }: PanelProps) {
  const { t, locale, makes, models } = words;
  const makeCounts = countsOf(facets, 'make');
  const modelCounts = countsOf(facets, 'model');
  const chosen = new Set(state.filters.vehicles ?? []);
  const chosenMakes = new Set([...chosen].map((vehicle) => vehicle.split('/')[0] ?? ''));

  const option = (value: string, label: string, count: number): CheckboxOption => ({
    value,
    label,
    count,
    countText: formatNumber(count, locale),
    checked: chosen.has(value),
  });
  const modelsOf = (make: string) =>
    [...models]
      .filter(([vehicle]) => vehicle.startsWith(`${make}/`))
      .map(([vehicle, name]) => option(vehicle, name, modelCounts.get(vehicle) ?? 0))
      .filter(({ checked, count }) => checked || (count ?? 0) > 0)
      .toSorted((a, b) => Number(b.checked) - Number(a.checked) || (b.count ?? 0) - (a.count ?? 0))
      .slice(0, visibleModels);

  const options = [...makes]
    .map(([slug, name]) => {
      const own = option(slug, name, makeCounts.get(slug) ?? 0);
      if (!chosenMakes.has(slug)) return own;
      return { ...own, checked: true, children: modelsOf(slug) };
    })
    .filter(({ checked, count }) => checked || (count ?? 0) > 0)
    .toSorted((a, b) => Number(b.checked) - Number(a.checked) || (b.count ?? 0) - (a.count ?? 0));
  const visibleCount = Math.max(visibleMakes, chosenMakes.size);
  const isWhole = (state.open ?? []).includes(allMakes);
  return (
    <CheckboxList
      legend={filterName(words, 'vehicles')}
      name={filters.vehicles.urlName}
      options={isWhole ? options : options.slice(0, visibleCount)}
      visibleCount={visibleCount}
      isOpen={isWhole}
      moreHref={
        isWhole || options.length <= visibleCount ? undefined : searchAddress(locale, withOpen(state, allMakes))
      }
      moreLabel={t('panel.moreMakes', { count: Math.max(options.length - visibleMakes, 0) })}
    />
  );
}
