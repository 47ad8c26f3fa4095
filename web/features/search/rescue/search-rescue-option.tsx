import type { RescueWay } from '@kardan/contract/calls/search/search-rescue';
import type { FilterKey } from '@kardan/contract/filters';
import { sectionFilters } from '@kardan/contract/values/sections';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { withoutSectionFilters } from '#domain/search/filters/section-filters.ts';
import { RescueOption } from '#domain/search/rescue-option.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { changesInWords } from './rescue-words.ts';

const icons: Partial<Record<FilterKey, IconName>> = {
  priceEur: 'euro',
  place: 'map-pin',
  firstRegistration: 'calendar',
  vehicles: 'car-front',
  mileageKm: 'gauge',
};

/** One change that would bring cars, with how many. */
export function SearchRescueOption({ way, state, words }: { way: RescueWay; state: SearchState; words: FilterWords }) {
  const { t, locale } = words;
  const [change] = way.changes;
  if (!change) return null;
  const { title, detail } = changesInWords(way.changes, words);
  // What the section fixes cannot be changed within it: such a way leads to cars of every kind.
  const fixed: object = state.section ? sectionFilters(state.section) : {};
  const section = way.changes.some(({ key }) => key in fixed) ? undefined : state.section;
  const { dealership, ...wished } = withoutSectionFilters(section, way.filters);
  const filters = state.dealership ? wished : { ...wished, ...(dealership && { dealership }) };
  return (
    <RescueOption
      href={searchAddress(locale, { ...state, section, filters, page: 1 })}
      rel="nofollow"
      icon={icons[change.key] ?? 'sliders-horizontal'}
      title={title}
      detail={detail}
      count={formatNumber(way.total, locale)}
      unit={t('zero.cars', { count: way.total })}
    />
  );
}
