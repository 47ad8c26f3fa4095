import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { HistoryDays } from './history-days.tsx';
import { type HistoryFilter, readHistoryFilter } from './history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';

/** What was done in the dealership's name, newest first. The filters stand in the address and can be shared. */
export default function HistoryPage() {
  const t = useTexts('history');
  const { slug, name } = useDealership();
  const filter = readHistoryFilter(useSearch({ strict: false }));
  const navigate = useNavigate();
  const params = { dealershipId: slug };
  const entries = useInfiniteQuery({
    queryKey: ['history', slug, filter],
    queryFn: ({ pageParam, signal }) =>
      api.history({ params, query: { ...filter, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
  const exporting = useChange(() => api.exportHistory({ params, query: filter }), {
    onDone: (file) => saveFile(file, `${slug}-${t('title').toLowerCase()}.csv`),
  });
  const show = (next: HistoryFilter) => void navigate({ to: '.', search: next, replace: true });
  return (
    <>
      <PageHead
        title={t('title')}
        tabTitle={`${t('title')}, ${name}`}
        intro={t('intro')}
        actions={
          <Button
            icon="download"
            busy={exporting.isPending}
            busyLabel={t('exporting')}
            onClick={() => exporting.mutate(undefined)}
          >
            {t('export')}
          </Button>
        }
      />
      <HistoryFilters filter={filter} onChange={show} />
      <Loaded query={entries} skeleton={<Skeleton className="h-80" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            const isFiltered = Object.keys(filter).length > 0;
            return (
              <EmptyState
                icon="history"
                title={t(isFiltered ? 'empty.title' : 'none.title')}
                action={isFiltered && <Button onClick={() => show({})}>{t('empty.reset')}</Button>}
              >
                {t(isFiltered ? 'empty.text' : 'none.text')}
              </EmptyState>
            );
          }
          return <HistoryDays entries={items} />;
        }}
      </Loaded>
      <MoreRows query={entries} label={t('more')} />
    </>
  );
}
