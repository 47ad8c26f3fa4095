import { sorts } from '@kardan/contract/values/sorts';
import { Button } from '@kardan/ui/actions/button.tsx';
import { CountBadge } from '@kardan/ui/content/badge.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { PanelSheetTrigger } from '@kardan/ui/overlays/panel-sheet.tsx';
import { sortName, viewName } from '#domain/search/filters/url-names.ts';
import { HiddenLimit } from '#domain/search/hidden-limit.tsx';
import { hasOwnPage } from '#domain/search/sections.ts';
import { searchAddress, searchPath } from '#domain/search/url/search-address.ts';
import { type SearchState, type View, views } from '#domain/search/url/search-state.ts';
import { activeFilters } from '#domain/search/words/active-filters.tsx';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { AgentLink } from './agent-link.tsx';
import { panelId } from './filters/filter-panel.tsx';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { SortSelect } from './sort-select.tsx';

const viewIcons = { list: 'rows-3', grid: 'layout-grid', map: 'map' } as const satisfies Record<View, string>;

/** How many cars there are, and how they are shown. */
export function Toolbar({ state, total, words }: { state: SearchState; total: number; words: FilterWords }) {
  const { t, locale } = words;
  const offered = sorts.filter((sort) => sort !== 'distance' || state.filters.place);
  const active = activeFilters(state.filters, words).length;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-1.5 gap-y-2 md:my-4 md:gap-3">
      <div className="flex basis-full flex-wrap items-center justify-between md:mr-auto md:basis-auto">
        <p role="status" className="text-sm text-text-2">
          {t('total', { count: total })}
        </p>
        <AgentLink state={state} words={words} variant="quiet" size="sm" className="-mr-3 md:hidden" />
      </div>
      <PanelSheetTrigger panelId={panelId} className="self-stretch max-md:gap-1.5 max-md:px-3 md:self-auto">
        {t('panel.title')}
        {active > 0 && <CountBadge>{active}</CountBadge>}
      </PanelSheetTrigger>
      <Segmented
        label={t('view.label')}
        segments={views.map((view) => ({
          href: searchAddress(locale, { ...state, view }),
          label: t(`view.${view}`),
          icon: viewIcons[view],
          current: view === state.view,
        }))}
      />
      <form
        action={searchPath(locale, state)}
        // A browser that fills in what was chosen on an earlier visit would contradict the address.
        autoComplete="off"
        // Without scripts it has a button, and on a phone a line of its own.
        className="flex min-w-0 items-center gap-2 max-md:flex-1 max-md:basis-24 max-md:noscript:basis-full"
      >
        <HiddenFilters filters={state.filters} except={[]} />
        <HiddenLimit limit={state.limit} />
        {(state.view !== 'list' || hasOwnPage(state.section, 'all')) && (
          <input type="hidden" name={viewName} value={state.view} />
        )}
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
