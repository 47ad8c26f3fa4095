import type { MeasuredHealth } from '@kardan/contract/calls/operator/health';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { writeNumber } from '@kardan/ui/formats/write-number.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { shortDuration } from '#domain/portal/duration.ts';
import type { useTexts } from '#lib/texts/use-texts.ts';

type HealthTexts = ReturnType<typeof useTexts<'portalHealth'>>;
const space = '\u00A0';

/** A measure in words: what it is now, and where its limit lies. */
export function measureWords(t: HealthTexts, locale: Locale, health: MeasuredHealth): { value: string; note: string } {
  const { measure, value, limit, over, count, of, since } = health;
  const limitText = written(measure, limit, locale);
  const note = t(over ? 'measure.over' : 'measure.limit', { limit: limitText });
  if (value === null) return { value: '–', note: t('measure.unknown') };
  if (measure === 'broken-feeds' && count !== null && of !== null)
    return { value: t('measure.countOf', { count, of }), note };
  const isSince = measure === 'dead-jobs' && since !== null && value > 0;
  return {
    value: written(measure, value, locale),
    note: isSince ? t('measure.since', { moment: formatMoment(since, Date.now(), locale) }) : note,
  };
}

function written(measure: MeasuredHealth['measure'], value: number, locale: Locale): string {
  switch (measure) {
    case 'index-lag':
    case 'oldest-job':
      return shortDuration(value);
    case 'dead-jobs':
      return formatNumber(value, locale);
    default:
      return `${percent(value, locale)}${space}%`;
  }
}

/** 2 · 0,4 · 0,02 */
function percent(value: number, locale: Locale): string {
  const digits = Number.isInteger(value) ? 0 : value < 0.1 ? 2 : 1;
  return writeNumber(value, digits, locale);
}
