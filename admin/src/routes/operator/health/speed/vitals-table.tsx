import type { VitalsHealth } from '@kardan/contract/calls/operator/health';
import type { WebVital } from '@kardan/contract/values/web-vitals';
import { LimitRuler } from '@kardan/ui/charts/limit-ruler.tsx';
import { Sparkline } from '@kardan/ui/charts/sparkline.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { vitalWords } from './vital-words.ts';

interface Props extends Pick<VitalsHealth, 'pages' | 'thresholds'> {
  metric: WebVital;
}

/** On each ruler the second tick, from which a page is poor, stands at three quarters. */
const poorPlace = 75;

/** Each kind of page on phones and desktops: the value on a ruler with both thresholds as ticks, and how it went. */
export function VitalsTable({ metric, pages, thresholds: { good, poor } }: Props) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const limits = [(good / poor) * poorPlace, poorPlace];
  return (
    <Table
      caption={t(`speed.${metric}`)}
      rows={pages}
      keyOf={({ pageKind, device }) => `${pageKind} ${device}`}
      columns={[
        {
          id: 'page',
          header: t('speed.page'),
          main: true,
          cell: ({ pageKind, device }) => (
            <span className="flex items-center gap-2">
              <Icon name={device === 'phone' ? 'smartphone' : 'monitor'} size={17} className="text-text-3" />
              <b className="font-medium">{t(`page-${pageKind}`)}</b>
              <span className="text-xs text-text-3">{t(`speed.${device}`)}</span>
            </span>
          ),
        },
        {
          id: 'p75',
          header: t('speed.p75'),
          cell: ({ p75, rating }) => (
            <div className="md:w-56">
              <p className={classes('text-sm', rating === 'poor' && 'text-alert')}>
                <b className="font-semi">{vitalWords(metric, p75, locale)}</b>{' '}
                <span className={classes('text-xs', rating !== 'poor' && 'text-text-2')}>{t(`speed.${rating}`)}</span>
              </p>
              <LimitRuler place={(p75 / poor) * poorPlace} limits={limits} bad={rating === 'poor'} className="mt-1" />
            </div>
          ),
        },
        {
          id: 'trend',
          header: t('speed.trend'),
          cell: ({ days }) => (
            <div className="md:w-36">
              {days.length > 1 && (
                <>
                  <Sparkline values={days.map(({ p75 }) => p75)} className="h-7" />
                  <span className="text-2xs text-text-3">
                    {t('speed.trendWords', {
                      first: vitalWords(metric, days[0]?.p75 ?? 0, locale),
                      last: vitalWords(metric, days.at(-1)?.p75 ?? 0, locale),
                    })}
                  </span>
                </>
              )}
            </div>
          ),
        },
        { id: 'visits', header: t('speed.visits'), numeric: true, cell: ({ visits }) => formatNumber(visits, locale) },
      ]}
    />
  );
}
