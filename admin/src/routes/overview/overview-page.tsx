import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useGreeting } from '#domain/account/greeting.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { todayQuery } from '#domain/statistics/statistics.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { RestrictionNotices } from '../restriction-notices.tsx';
import { LastInquiries } from './last-inquiries.tsx';
import { TaskList } from './task-list.tsx';
import { TodayFigures } from './today-figures.tsx';

/** The first page of the day: what is to be done, each with its reason and one verb; how it goes; who wrote. */
export default function OverviewPage() {
  const t = useTexts('today');
  const s = useTexts('shell');
  const locale = useLocale();
  const dealership = useDealership();
  const { slug } = dealership;
  const today = useQuery(todayQuery(slug));
  return (
    <>
      <PageHead
        title={useGreeting()}
        tabTitle={`${s('overview')}, ${dealership.name}`}
        intro={`${dealership.name}, ${dayWords(locale)}`}
      />
      <div className="grid grid-cols-1 gap-4">
        <RestrictionNotices />
        <Loaded query={today} skeleton={<OverviewSkeleton />}>
          {({ tasks, figures, inquiries }) => (
            <div className="grid grid-cols-1 gap-4">
              <Panel title={t('title')}>
                <TaskList tasks={tasks} />
              </Panel>
              <section aria-labelledby="figures" className="grid gap-2.5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h2 id="figures">{t('figures')}</h2>
                  <TextLink href={dealershipPath(slug, 'admin-report')} iconAfter="arrow-right" className="text-sm">
                    {t('figures.report')}
                  </TextLink>
                </div>
                <TodayFigures figures={figures} />
              </section>
              {inquiries && <LastInquiries inquiries={inquiries} />}
            </div>
          )}
        </Loaded>
      </div>
    </>
  );
}

function OverviewSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="h-64 rounded-md" />
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 xl:grid-cols-6 xl:gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
          <Skeleton key={tile} className="h-32 rounded-md" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-md" />
    </div>
  );
}

function dayWords(locale: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Vienna' } as const;
  return new Date().toLocaleDateString(locale === 'en' ? 'en-GB' : locale, format);
}
