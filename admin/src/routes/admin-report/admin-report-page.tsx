import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { readableStep } from '@kardan/contract/values/statistics-periods';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { longDay } from '#domain/statistics/day-words.ts';
import { type StatisticsQuestion, statisticsQuery } from '#domain/statistics/statistics.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from '../state-notice.tsx';
import { CarsFigure } from './figures/cars-figure.tsx';
import { DemandFigure } from './figures/demand-figure.tsx';
import { MakesFigure } from './figures/makes-figure.tsx';
import { RatingsFigure } from './figures/ratings-figure.tsx';
import { SeriesFigure } from './figures/series-figure.tsx';
import { SitesFigure } from './figures/sites-figure.tsx';
import { SourcesFigure } from './figures/sources-figure.tsx';
import { StagesFigure } from './figures/stages-figure.tsx';
import { StockFigure } from './figures/stock-figure.tsx';
import { Totals } from './figures/totals.tsx';
import { MonthlyReports } from './monthly-reports.tsx';
import { daysOf } from './question/period.ts';
import { PeriodPicker } from './question/period-picker.tsx';
import { SiteChoice } from './question/site-choice.tsx';
import { type ReportQuestion, type ShowReport, useReportQuestion } from './question/use-report-question.ts';
import { useReportFile } from './use-report-file.ts';

/** What visitors did with the cars of some days, against like cars and the market; to print and to take along. */
export default function AdminReportPage() {
  const t = useTexts('statistics');
  const locale = useLocale();
  const { slug, name } = useDealership();
  const { question, show } = useReportQuestion();
  const days = daysOf(question.period, new Date());
  const asked: StatisticsQuestion = {
    ...days,
    ...(question.sites.length > 0 && { dealershipIds: question.sites }),
    ...(question.make !== undefined && { make: question.make }),
  };
  const statistics = useQuery(statisticsQuery(slug, { ...asked, by: readableStep(days) }));
  const file = useReportFile();
  const told = { from: longDay(days.from, locale), to: longDay(days.to, locale) };
  return (
    <>
      <PageHead
        title={t('title')}
        tabTitle={`${t('title')}, ${name}`}
        intro={
          question.sites.length > 0 ? t('introSites', { ...told, count: question.sites.length + 1 }) : t('intro', told)
        }
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button icon="printer" className="max-md:hidden" onClick={() => print()}>
              {t('print')}
            </Button>
            <Button
              icon="download"
              busy={file.isPending && file.variables.format === 'csv'}
              busyLabel={t('pdf.busy')}
              onClick={() => file.mutate({ ...asked, format: 'csv' })}
            >
              CSV
            </Button>
            <Button
              icon="file-text"
              variant="inverse"
              busy={file.isPending && file.variables.format === 'pdf'}
              busyLabel={t('pdf.busy')}
              onClick={() => file.mutate({ ...asked, format: 'pdf' })}
            >
              {t('pdf')}
            </Button>
          </div>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <StateNotice />
        <div className="flex flex-wrap items-center gap-2.5">
          <PeriodPicker question={question} onShow={show} />
          <SiteChoice question={question} onShow={show} />
        </div>
        <Loaded query={statistics} skeleton={<ReportSkeleton />}>
          {(answer) => (
            <Report
              statistics={answer}
              question={question}
              asked={asked}
              isStale={statistics.isPlaceholderData}
              onShow={show}
            />
          )}
        </Loaded>
        <MonthlyReports />
      </div>
    </>
  );
}

interface Props {
  statistics: DealershipStatistics;
  question: ReportQuestion;
  asked: StatisticsQuestion;
  /** Other days are on their way. */
  isStale: boolean;
  onShow: ShowReport;
}

function Report({ statistics, question, asked, isStale, onShow }: Props) {
  const t = useTexts('statistics');
  const { totals, stock, byMake } = statistics;
  const siteSlugs = new Map(statistics.dealerships.map(({ id, slug }) => [id, slug]));
  const make = byMake.find((row) => row.make?.slug === question.make)?.make?.name ?? question.make;
  const isEmpty = totals.impressions + totals.views + totals.contacts === 0;
  const isLong = dayAfter(asked.from, 89) <= asked.to && question.make === undefined;
  return (
    <div
      aria-busy={isStale || undefined}
      className={`grid grid-cols-1 gap-4 ${isStale ? 'opacity-60 transition-opacity duration-(--t-base)' : ''}`}
    >
      {question.make !== undefined && make !== undefined && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <b className="font-semi">{t('onlyMake', { make })}</b>
          <Button
            size="sm"
            icon="x"
            className="print:hidden"
            aria-label={t('removeMake', { make })}
            onClick={() => onShow({ make: undefined })}
          >
            {make}
          </Button>
        </p>
      )}
      <Totals statistics={statistics} />
      {isEmpty ? (
        <EmptyState
          icon="chart-line"
          title={t('empty.title')}
          action={
            !isLong && (
              <Button onClick={() => onShow({ period: { kind: 'days', days: 90 }, make: undefined })}>
                {t('empty.act')}
              </Button>
            )
          }
        >
          {t('empty.text')} {!isLong && t('empty.longer')}
        </EmptyState>
      ) : (
        <>
          <StagesFigure statistics={statistics} isFiltered={question.make !== undefined} />
          <SeriesFigure statistics={statistics} question={question} />
          <SitesFigure statistics={statistics} question={question} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <SourcesFigure statistics={statistics} />
            <MakesFigure statistics={statistics} question={question} />
          </div>
          <CarsFigure question={question} asked={asked} siteSlugs={siteSlugs} />
        </>
      )}
      {stock.cars > 0 && (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <StockFigure statistics={statistics} />
          <RatingsFigure statistics={statistics} />
        </div>
      )}
      <DemandFigure statistics={statistics} />
    </div>
  );
}

function ReportSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 xl:grid-cols-6 xl:gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
          <Skeleton key={tile} className="h-28 rounded-md" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-96 rounded-md" />
    </div>
  );
}
