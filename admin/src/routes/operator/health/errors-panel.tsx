import type { ErrorHealth } from '@kardan/contract/calls/operator/health';
import { LineChart } from '@kardan/ui/charts/line-chart.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { errorHealthQuery } from '#domain/portal/health.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { chartPoints } from './chart-points.ts';

/** Answers that failed and errors in browsers, of four weeks; of this week also which. */
export function ErrorsPanel() {
  const t = useTexts('portalHealth');
  const errors = useQuery(errorHealthQuery);
  return (
    <Loaded query={errors} skeleton={<Skeleton className="h-80" />}>
      {(health) => (
        <>
          <DaysPanel days={health.days} />
          <Panel title={t('errors.kinds')}>
            <Kinds kinds={health.kinds} />
          </Panel>
        </>
      )}
    </Loaded>
  );
}

function DaysPanel({ days }: Pick<ErrorHealth, 'days'>) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const sum = (name: 'answers' | 'failures' | 'browser') => days.reduce((total, day) => total + day[name], 0);
  if (days.length === 0)
    return (
      <Panel title={t('errors.title')}>
        <p className="text-sm text-text-2">{t('errors.none')}</p>
      </Panel>
    );
  const summary = { failures: sum('failures'), answers: sum('answers'), browser: sum('browser') };
  const valuesOf = (name: 'failures' | 'browser') => days.map((day) => day[name]);
  return (
    <Panel title={t('errors.title')} intro={t('errors.summary', summary)}>
      <LineChart
        label={t('errors.chart')}
        points={chartPoints(
          days.map(({ day }) => day),
          locale,
        )}
        own={{ name: t('errors.series'), values: valuesOf('failures') }}
        compared={{ name: t('errors.browserSeries'), values: valuesOf('browser') }}
        locale={locale}
      />
    </Panel>
  );
}

function Kinds({ kinds }: Pick<ErrorHealth, 'kinds'>) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  if (kinds.length === 0) return <p className="text-sm text-text-2">{t('errors.noKinds')}</p>;
  return (
    <Table
      caption={t('errors.kinds')}
      rows={kinds}
      keyOf={({ source, kind, place }) => `${source} ${kind} ${place}`}
      columns={[
        {
          id: 'kind',
          header: t('errors.kind'),
          main: true,
          cell: ({ kind, source }) => (
            <span className="flex flex-wrap items-center gap-2">
              <b className="font-medium [overflow-wrap:anywhere]">{kind}</b>
              <Badge>{t(`errors.source.${source}`)}</Badge>
            </span>
          ),
        },
        {
          id: 'place',
          header: t('errors.place'),
          cell: ({ place }) => <span className="text-text-2 [overflow-wrap:anywhere]">{place || '–'}</span>,
        },
        { id: 'count', header: t('errors.count'), numeric: true, cell: ({ count }) => formatNumber(count, locale) },
        {
          id: 'last',
          header: t('errors.lastDay'),
          numeric: true,
          cell: ({ lastDay }) => formatDay(lastDay, locale),
        },
      ]}
    />
  );
}
