import type { MailHealth } from '@kardan/contract/calls/operator/health';
import { LineChart } from '@kardan/ui/charts/line-chart.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { chartPoints } from '../chart-points.ts';
import { countsBy, sumOf } from './count-mails.ts';

/** Mails of four weeks, day by day, with those that did not arrive. */
export function MailDaysPanel({ days }: Pick<MailHealth, 'days'>) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const byDay = countsBy(days, 'day');
  if (byDay.length === 0)
    return (
      <Panel title={t('mails.days')}>
        <p className="text-sm text-text-2">{t('mails.noDays')}</p>
      </Panel>
    );
  return (
    <Panel title={t('mails.days')} intro={t('mails.summary', sumOf(days))}>
      <LineChart
        label={t('mails.chart')}
        points={chartPoints(
          byDay.map(({ name }) => name),
          locale,
        )}
        own={{ name: t('mails.series'), values: byDay.map(({ sent }) => sent) }}
        compared={{ name: t('mails.failedSeries'), values: byDay.map(({ refused, bounced }) => refused + bounced) }}
        locale={locale}
      />
    </Panel>
  );
}
