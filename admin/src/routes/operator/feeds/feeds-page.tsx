import { type FeedFilter, feedFilters } from '@kardan/contract/values/operations';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { operatorFeedsQuery } from '#domain/portal/health.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { TabButtons } from '#lib/page/tab-buttons.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FeedsTable } from './feeds-table.tsx';

/** The feeds of all dealers; which ones stands in the address. */
export default function FeedsPage() {
  const t = useTexts('portalHealth');
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }) as { filter?: unknown; text?: unknown };
  const filter = feedFilters.find((each) => each === asked.filter) ?? 'all';
  const text = typeof asked.text === 'string' ? asked.text : '';
  const feeds = useInfiniteQuery({ ...operatorFeedsQuery(filter, text), placeholderData: keepPreviousData });
  const show = (next: { filter?: FeedFilter; text?: string }) => {
    const { filter: wanted, text: words } = { filter, text, ...next };
    const search = { ...(wanted !== 'all' && { filter: wanted }), ...(words && { text: words }) };
    void navigate({ to: '.', search, replace: true });
  };
  return (
    <>
      <PageHead title={t('feeds.title')} intro={t('feeds.intro')} />
      <TabButtons
        label={t('feeds.filters')}
        tabs={feedFilters.map((each) => ({ id: each, label: t(`feeds.${each}`) }))}
        chosen={filter}
        counts={feeds.data?.pages[0]?.counts}
        onChoose={(next) => show({ filter: next })}
      />
      <div className="mb-4 flex md:max-w-96">
        <SearchField
          label={t('feeds.search')}
          placeholder={t('feeds.search')}
          value={text}
          onSearch={(words) => show({ text: words })}
        />
      </div>
      <Loaded query={feeds} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return (
              <EmptyState
                icon="file-down"
                title={t('feeds.none')}
                action={<Button onClick={() => show({ filter: 'all', text: '' })}>{t('feeds.reset')}</Button>}
              >
                {t('feeds.noneText')}
              </EmptyState>
            );
          return <FeedsTable feeds={items} />;
        }}
      </Loaded>
      <MoreRows query={feeds} />
    </>
  );
}
