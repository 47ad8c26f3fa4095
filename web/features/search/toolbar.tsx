import { sorts } from '@kardan/contract/sorts';
import { Button } from '#ui/actions/button.tsx';
import { CountBadge } from '#ui/content/badge.tsx';
import { Segmented } from '#ui/navigation/segmented.tsx';
import { PanelSheetTrigger } from '#ui/overlays/panel-sheet.tsx';
import { activeFilters } from './filters/active-filters.tsx';
import { panelId } from './filters/filter-panel.tsx';
import type { FilterWords } from './filters/filter-words.ts';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { SortSelect } from './sort-select.tsx';
import { searchAddress, sectionPath } from './url/search-address.ts';
import { type SearchState, type View, views } from './url/search-state.ts';
import { sortName, viewName } from './url/url-names.ts';

const viewIcons = { list: 'rows-3', grid: 'layout-grid', map: 'map' } as const satisfies Record<View, string>;

/** How many cars there are, and how they are shown. */
export function Toolbar({ state, total, words }: { state: SearchState; total: number; words: FilterWords }) {
  const { t, locale } = words;
  const offered = sorts.filter((sort) => sort !== 'distance' || state.filters.place);
  const active = activeFilters(state.filters, words).length;
  return (
    <div className="my-4 flex flex-wrap items-center gap-3">
      <p role="status" className="order-1 mr-auto text-sm text-text-2">
        {t('total', { count: total })}
      </p>
      <PanelSheetTrigger panelId={panelId} className="order-3 flex-1 md:order-2 md:flex-none">
        {t('panel.title')}
        {active > 0 && <CountBadge>{active}</CountBadge>}
      </PanelSheetTrigger>
      <form
        action={sectionPath(locale, state.section)}
        className="order-4 flex min-w-44 flex-1 items-center gap-2 md:order-3 md:flex-none"
      >
        <HiddenFilters filters={state.filters} except={[]} />
        {state.view !== 'list' && <input type="hidden" name={viewName} value={state.view} />}
        <SortSelect
          label={t('sort.label')}
          name={sortName}
          value={state.sort}
          options={offered.map((sort) => ({
            value: sort,
            label: t(`sort.${sort}`),
            href: searchAddress(locale, { ...state, sort, page: 1 }),
          }))}
        />
        <noscript>
          <Button type="submit">{t('panel.apply')}</Button>
        </noscript>
      </form>
      <div className="order-2 md:order-4">
        <Segmented
          label={t('view.label')}
          segments={views.map((view) => ({
            href: searchAddress(locale, { ...state, view }),
            label: t(`view.${view}`),
            icon: viewIcons[view],
            current: view === state.view,
          }))}
        />
      </div>
    </div>
  );
}
