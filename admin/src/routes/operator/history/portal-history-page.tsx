import type { PortalHistoryEntry } from '@kardan/contract/calls/operator/history';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { portalPath } from '#domain/portal/navigation.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { HistoryDays } from '../../history/history-days.tsx';
import { type PortalHistoryFilter, readPortalHistoryFilter } from './portal-history-filter.ts';
import { PortalHistoryFilters } from './portal-history-filters.tsx';

/** What was done anywhere in the portal, newest first. The filters stand in the address and can be shared. */
export default function PortalHistoryPage() {
  const t = useTexts('portalHistory');
  const h = useTexts('history');
  const filter = readPortalHistoryFilter(useSearch({ strict: false }));
  const navigate = useNavigate();
  const entries = useInfiniteQuery({
    queryKey: ['office', 'history', filter],
    queryFn: ({ pageParam, signal }) =>
      api.portalHistory({ query: { ...filter, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
  const exporting = useChange(() => api.exportPortalHistory({ query: filter }), {
    onDone: (file) => saveFile(file, `${h('title').toLowerCase()}.csv`),
  });
  const show = (next: PortalHistoryFilter) => void navigate({ to: '.', search: next, replace: true });
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <Button
            icon="download"
            busy={exporting.isPending}
            busyLabel={h('exporting')}
            onClick={() => exporting.mutate(undefined)}
          >
            {h('export')}
          </Button>
        }
      />
      <PortalHistoryFilters
        filter={filter}
        dealershipName={entries.data?.pages[0]?.items[0]?.dealership?.name ?? undefined}
        onChange={show}
      />
      <Loaded query={entries} skeleton={<Skeleton className="h-80" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <EmptyState
              icon="history"
              title={h('empty.title')}
              action={<Button onClick={() => show({})}>{h('empty.reset')}</Button>}
            >
              {h('empty.text')}
            </EmptyState>
          ) : (
            <HistoryDays entries={items} about={(entry) => <About entry={entry} />} />
          );
        }}
      </Loaded>
      <MoreRows query={entries} label={h('more')} />
    </>
  );
}

/** The dealership that it was done for leads to what the portal knows of it. */
function About({ entry: { dealership, object } }: { entry: PortalHistoryEntry }) {
  const t = useTexts('portalHistory');
  if (!dealership?.name) return null;
  return (
    <TextLink href={portalPath('dealerships', String(dealership.id))} className="text-xs">
      {object.label === dealership.name ? t('open') : dealership.name}
    </TextLink>
  );
}
