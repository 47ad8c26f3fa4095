import type { FilterKey } from '@kardan/contract/filters';
import type { RescueWay } from '@kardan/contract/search-rescue';
import { sectionFilters } from '@kardan/contract/sections';
import { formatNumber } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import type { FilterWords } from '../filters/filter-words.ts';
import { searchAddress } from '../url/search-address.ts';
import type { SearchState } from '../url/search-state.ts';
import { withoutSectionFilters } from '../url/section-filters.ts';
import { wayWords } from './rescue-words.ts';

const icons: Partial<Record<FilterKey, IconName>> = {
  priceEur: 'euro',
  place: 'map-pin',
  firstRegistration: 'calendar',
  vehicles: 'car-front',
  mileageKm: 'gauge',
};

/** One change that would bring cars, with how many. */
export function WayOut({ way, state, words }: { way: RescueWay; state: SearchState; words: FilterWords }) {
  const { t, locale } = words;
  const [change] = way.changes;
  if (!change) return null;
  const { title, detail } = wayWords(way.changes, words);
  // What the section fixes cannot be changed within it: such a way leads to cars of every kind.
  const fixed: object = state.section ? sectionFilters(state.section) : {};
  const section = way.changes.some(({ key }) => key in fixed) ? undefined : state.section;
  const filters = withoutSectionFilters(section, way.filters);
  return (
    <Link
      href={searchAddress(locale, { ...state, section, filters, page: 1 })}
      rel="nofollow"
      className="flex h-full items-center gap-3.5 rounded-md border border-line bg-surface px-4 py-3.5 hover:border-line-strong"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-text">
        <Icon name={icons[change.key] ?? 'sliders-horizontal'} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-[0.9375rem] font-semi">{title}</b>
        <span className="block text-xs text-text-3">{detail}</span>
      </span>
      <span className="text-right leading-tight">
        <b className="wide block text-xl font-[660]">{formatNumber(way.total, locale)}</b>
        <span className="text-xs text-text-3">{t('zero.cars', { count: way.total })}</span>
      </span>
      <Icon name="chevron-right" className="text-text-3" />
    </Link>
  );
}
