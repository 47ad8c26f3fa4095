import { dealershipSorts } from '@kardan/contract/calls/dealerships/dealership-search';
import { ChoiceChip } from '@kardan/ui/actions/chip.tsx';
import { CountBadge } from '@kardan/ui/content/badge.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { PanelSheetTrigger } from '@kardan/ui/overlays/panel-sheet.tsx';
import type { DirectoryWords } from './directory-words.ts';
import { activeFilters } from './filters/active-filters.ts';
import { panelId } from './filters/directory-panel.tsx';
import { directoryAddress } from './url/directory-address.ts';
import type { DirectoryState } from './url/directory-state.ts';

interface Props {
  state: DirectoryState;
  total: number;
  words: DirectoryWords;
  /** The page with the panel opens it on phones; the detailed form stands open. */
  withPanel: boolean;
}

/** How many there are, in which order and how they are shown. */
export function DirectoryToolbar({ state, total, words, withPanel }: Props) {
  const { t, locale } = words;
  const active = activeFilters(state.filters, words).length;
  const { name, place } = state.filters;
  // Without words and place the best hits are those by name.
  const sorts = dealershipSorts.filter((sort) => (sort === 'relevance' ? name : sort !== 'distance' || place));
  const current = state.sort === 'relevance' && !name ? (place ? 'distance' : 'name') : state.sort;
  return (
    <div className="my-4 flex flex-wrap items-center gap-3">
      <p role="status" className="mr-auto text-sm text-text-2">
        {t('total', { count: total })}
      </p>
      {total > 0 && sorts.length > 1 && (
        <nav aria-label={t('sort.label')} className="flex flex-wrap gap-1.5">
          {sorts.map((sort) => (
            <ChoiceChip
              key={sort}
              href={directoryAddress(locale, { ...state, sort, page: 1 })}
              current={sort === current}
            >
              {t(`sort.${sort}`)}
            </ChoiceChip>
          ))}
        </nav>
      )}
      {withPanel && (
        <PanelSheetTrigger panelId={panelId}>
          {t('panel.title')}
          {active > 0 && <CountBadge>{active}</CountBadge>}
        </PanelSheetTrigger>
      )}
      {total > 0 && (
        <Segmented
          label={t('view.label')}
          segments={(['list', 'map'] as const).map((view) => ({
            href: directoryAddress(locale, { ...state, view, window: undefined }),
            label: t(`view.${view}`),
            icon: view === 'list' ? 'rows-3' : 'map',
            current: view === state.view,
          }))}
        />
      )}
    </div>
  );
}
