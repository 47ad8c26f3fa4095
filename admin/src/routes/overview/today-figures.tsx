import type { Today } from '@kardan/contract/calls/admin/reports';
import type { TodayFigureKey } from '@kardan/contract/values/reports';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { changeOf, durationWords, trendOf } from '#domain/statistics/change.ts';
import { type Figure, FigureTiles } from '#features/figures/figure-tile.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const icons: Record<TodayFigureKey, IconName> = {
  shown: 'layers',
  opened: 'eye',
  contacts: 'message-square',
  'response-minutes': 'clock',
  'days-in-stock': 'calendar-days',
  sold: 'handshake',
};
/** A line needs two points. */
const minPoints = 2;

/** Six figures of the last 30 days against the 30 before, each with how it went. */
export function TodayFigures({ figures }: { figures: Today['figures'] }) {
  const t = useTexts('today');
  const s = useTexts('statistics');
  const locale = useLocale();
  const shown = figures.map(({ key, value, before, series }): Figure => {
    return {
      id: key,
      icon: icons[key],
      name: s(`figure.${key}`),
      value: value === null ? '–' : key === 'response-minutes' ? durationWords(value) : formatNumber(value, locale),
      change: changed(key, value, before),
      note: key === 'response-minutes' && value !== null && s('note.response'),
      trend: series.length >= minPoints ? { values: series, words: s(`trend.${trendOf(series)}`) } : undefined,
    };
  });
  return <FigureTiles label={t('figures')} figures={shown} />;

  function changed(key: TodayFigureKey, value: number | null, before: number | null): Figure['change'] {
    if (value === null || before === null) return undefined;
    const direction = value > before ? 'up' : value < before ? 'down' : 'same';
    if (direction === 'same') return { direction, words: s('change.same') };
    if (key === 'response-minutes') {
      const by = durationWords(Math.abs(value - before));
      return { direction, words: s(direction === 'down' ? 'change.faster' : 'change.slower', { by }) };
    }
    if (key === 'days-in-stock') {
      const count = Math.abs(value - before);
      return { direction, words: s(direction === 'down' ? 'change.shorter' : 'change.longer', { count }) };
    }
    const change = changeOf(value, before, locale);
    return change && { direction: change.direction, words: s(`change.${change.direction}`, { by: change.by }) };
  }
}
