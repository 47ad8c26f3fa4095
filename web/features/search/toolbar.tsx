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
import { searchAddress, searchPath } from './url/search-address.ts';
import { type SearchState, type View, views } from './url/search-state.ts';
import { sortName, viewName } from './url/url-names.ts';

const viewIcons = { list: 'rows-3', grid: 'layout-grid', map: 'map' } as const satisfies Record<View, string>;

/** How many cars there are, and how they are shown. */
export function Toolbar({ state, total, words }: { state: SearchState; total: number; words: FilterWords }) {
  const { t, locale } = words;
  const offered = sorts.filter((sort) => sort !== 'distance' || state.filters.place);
  const active = activeFilters(state.filters, words).length;
  return (
    <div className="my-4 grid grid-cols-2 items-center gap-3 md:flex md:flex-wrap">
      <p role="status" className="text-sm text-text-2 md:mr-auto">
        {t('total', { count: total })}
      </p>
      <div className="justify-self-end">
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
      <PanelSheetTrigger panelId={panelId} className="self-stretch md:self-auto">
        {t('panel.title')}
        {active > 0 && <CountBadge>{active}</CountBadge>}
      </PanelSheetTrigger>
      <form action={searchPath(locale, state)} className="flex min-w-0 items-center gap-2">
        <HiddenFilters filters={state.filters} except={[]} />
        {state.view !== 'list' && <input type="hidden" name={viewName} value={state.view} />}
        <div className="min-w-0 flex-1 md:w-48">
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
        </div>
        <noscript>
          <Button type="submit">{t('panel.apply')}</Button>
        </noscript>
      </form>
    </div>
  );
}
