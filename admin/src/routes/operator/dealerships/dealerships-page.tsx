import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type OfficeQuestion,
  officeDealershipsQuery,
  readOfficeQuestion,
  searchOf,
} from '#domain/portal/dealerships.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { DealershipTable } from './dealership-table.tsx';
import { OfficeFilters } from './office-filters.tsx';
import { OfficeTabs } from './office-tabs.tsx';

/** All dealerships of the portal; what is searched for stands in the address. */
export default function DealershipsPage() {
  const t = useTexts('portalDealers');
  const locale = useLocale();
  const question = readOfficeQuestion(useSearch({ strict: false }));
  const navigate = useNavigate();
  const dealerships = useInfiniteQuery(officeDealershipsQuery(question));
  const show = (change: Partial<OfficeQuestion>) =>
    void navigate({ to: '.', search: searchOf({ ...question, ...change }), replace: true, resetScroll: false });
  const counts = dealerships.data?.pages[0]?.counts;
  return (
    <>
      <PageHead
        title={t('title')}
        intro={counts && t('intro', { count: counts.all, number: formatNumber(counts.all, locale) })}
      />
      <OfficeTabs question={question} counts={counts} onShow={show} />
      <OfficeFilters question={question} onShow={show} />
      <Loaded query={dealerships} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return (
              <EmptyState
                icon="search"
                title={t('none.title')}
                action={
                  <Button onClick={() => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })}>
                    {t('none.reset')}
                  </Button>
                }
              >
                {t('none.text')}
              </EmptyState>
            );
          return <DealershipTable dealerships={items} isStale={dealerships.isPlaceholderData} />;
        }}
      </Loaded>
      <MoreRows query={dealerships} />
    </>
  );
}
