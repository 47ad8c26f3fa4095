import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { LineChart } from '@kardan/ui/charts/line-chart.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { stepNames } from '#domain/statistics/day-words.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { FigureTable } from '#features/figures/figure-table.tsx';
import { addressOf } from '../question/address-of.ts';
import type { ReportQuestion } from '../question/use-report-question.ts';
import { type SeriesRow, seriesRows } from '../words/series-rows.ts';
import { expectedOf, ownCount, type SeriesMetric, seriesSummary } from '../words/summaries.ts';
import { useWords } from './use-words.ts';

const metrics: readonly SeriesMetric[] = ['impressions', 'views', 'contacts'];
/** Rows that stand beside the drawing; the file has all. */
const shown = 9;

/** How often cars were shown, opened or asked about over time, beside like cars. */
export function SeriesFigure({ statistics, question }: { statistics: DealershipStatistics; question: ReportQuestion }) {
  const words = useWords();
  const { t, locale } = words;
  const { slug } = useDealership();
  const { series, by } = statistics;
  const { metric } = question;
  const title = t(`series.title.${metric}`);
  const names = (from: string, step = by) => stepNames(from, step, locale, (day) => t('weekFrom', { day }));
  const isCompared = expectedOf(metric, series) !== null;
  const table = seriesRows(series, by, metric, isCompared);
  const rounded = (value: number | null) => (value === null ? '–' : formatNumber(Math.round(value), locale));
  return (
    <FigurePanel
      title={title}
      summary={seriesSummary(metric, statistics, words)}
      tools={
        <Segmented
          label={t('series.metric')}
          segments={metrics.map((name) => ({
            href: dealershipPath(slug, addressOf({ ...question, metric: name })),
            label: t(`figure.${figureNames[name]}`),
            current: metric === name,
          }))}
        />
      }
      csv={{
        name: title,
        lines: () => [
          [t(`series.${by}`), t('series.own'), t('series.likeShort')],
          ...series.map((point) => [
            point.from,
            String(ownCount(metric, point, isCompared)),
            point.expected ? String(Math.round(point.expected[metric])) : '',
          ]),
        ],
      }}
    >
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        <LineChart
          label={title}
          points={series.map(({ from }) => names(from))}
          own={{ name: t(`series.${metric}`), values: series.map((point) => ownCount(metric, point, isCompared)) }}
          compared={
            isCompared
              ? { name: t('series.like'), values: series.map(({ expected }) => Math.round(expected?.[metric] ?? 0)) }
              : undefined
          }
          locale={locale}
        />
        <div>
          <FigureTable<SeriesRow>
            caption={title}
            rows={table.rows.slice(-shown)}
            keyOf={({ from }) => from}
            columns={[
              {
                id: 'step',
                main: true,
                header: t(`series.${table.by}`),
                cell: ({ from }) =>
                  table.by === 'week'
                    ? t('series.from', { day: names(from, 'week').short })
                    : names(from, table.by)[table.by === 'day' ? 'name' : 'short'],
              },
              {
                id: 'own',
                numeric: true,
                header: t('series.own'),
                cell: ({ own }) => <b className="font-semi">{rounded(own)}</b>,
              },
              ...(isCompared
                ? [
                    {
                      id: 'like',
                      numeric: true,
                      header: t('series.likeShort'),
                      cell: ({ like }: SeriesRow) => rounded(like),
                    },
                    {
                      id: 'difference',
                      numeric: true,
                      header: t('series.difference'),
                      cell: ({ own, like }: SeriesRow) =>
                        like === null ? '–' : signed(own - Math.round(like), locale),
                    },
                  ]
                : []),
            ]}
          />
          <p className="mt-2 text-xs text-text-3">
            {table.rows.length > shown && <>{t('series.last', { shown, all: table.rows.length })} </>}
            {isCompared && t('series.note')}
          </p>
        </div>
      </div>
    </FigurePanel>
  );
}

const figureNames = { impressions: 'shown', views: 'opened', contacts: 'contacts' } as const;

function signed(difference: number, locale: Parameters<typeof formatNumber>[1]): string {
  const sign = difference === 0 ? '' : difference > 0 ? '+\u00A0' : '−\u00A0';
  return sign + formatNumber(Math.abs(difference), locale);
}
