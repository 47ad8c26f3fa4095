import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { changeOf } from '#domain/statistics/change.ts';
import { type Figure, FigureTiles } from '#features/figures/figure-tile.tsx';
import { expectedOf, type SeriesMetric } from '../words/summaries.ts';
import { useWords } from './use-words.ts';

/** Six figures of the period with how they changed, and like cars or the market beside them. */
export function Totals({ statistics }: { statistics: DealershipStatistics }) {
  const { t, locale } = useWords();
  const { totals, previous, series, stock } = statistics;
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, locale));
  const changed = (now: number | null, before: number | null): Figure['change'] => {
    const change = changeOf(now, before, locale);
    return change && { direction: change.direction, words: t(`change.${change.direction}`, { by: change.by }) };
  };
  const counted = (metric: SeriesMetric, name: 'shown' | 'opened' | 'contacts', icon: Figure['icon']): Figure => {
    const expected = expectedOf(metric, series);
    return {
      id: name,
      icon,
      name: t(`figure.${name}`),
      value: number(totals[metric]),
      change: changed(totals[metric], previous[metric]),
      note: expected !== null && t('note.like', { value: expected }),
    };
  };
  const figures: Figure[] = [
    counted('impressions', 'shown', 'layers'),
    counted('views', 'opened', 'eye'),
    counted('contacts', 'contacts', 'message-square'),
    {
      id: 'parked',
      icon: 'square-parking',
      name: t('figure.parked'),
      value: number(totals.parked),
      change: changed(totals.parked, previous.parked),
    },
    {
      id: 'days-in-stock',
      icon: 'calendar-days',
      name: t('figure.days-in-stock'),
      value: number(stock.daysInStock),
      note: (
        <>
          {stock.marketDaysInStock !== null && (
            <span className="block">{t('note.market', { value: stock.marketDaysInStock })}</span>
          )}
          {t('note.cars', { count: stock.cars })}
        </>
      ),
    },
    {
      id: 'sold',
      icon: 'handshake',
      name: t('figure.sold'),
      value: number(stock.sold),
      change: changed(stock.sold, stock.previousSold),
      note: stock.daysToSell !== null && t('note.toSell', { days: stock.daysToSell }),
    },
  ];
  return <FigureTiles label={t('figures')} figures={figures} />;
}
