import { formatNumber, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';

/** Below this a part of a hundred would say too much: two more of five are 40 %. */
const fewest = 100;

interface Change {
  direction: 'up' | 'down' | 'same';
  /** "9,1 %" of many, "41" of few. */
  by: string;
}

/** How a count differs from another one; undefined where there is nothing to compare with. */
export function changeOf(now: number | null, before: number | null, locale: Locale): Change | undefined {
  if (now === null || before === null) return undefined;
  const difference = now - before;
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same';
  if (before < fewest) return { direction, by: formatNumber(Math.abs(difference), locale) };
  const percent = (Math.abs(difference) / before) * 100;
  // Less than half a tenth would be read as nothing.
  if (percent < 0.05) return { direction: 'same', by: '' };
  const by = percent < 10 ? formatTenths(percent, locale) : formatNumber(Math.round(percent), locale);
  return { direction, by: `${by}\u00A0%` };
}

/** Whether values went up or down in all: their last third against their first. */
export function trendOf(values: readonly number[]): Change['direction'] {
  const third = Math.max(1, Math.floor(values.length / 3));
  const [first, last] = [sum(values.slice(0, third)), sum(values.slice(-third))];
  if (last > first * 1.1) return 'up';
  return last < first * 0.9 ? 'down' : 'same';
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** 2 h 05, or 35 min: how long somebody waited for an answer. */
export function durationWords(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return hours === 0 ? `${whole}\u00A0min` : `${hours}\u00A0h\u00A0${String(whole % 60).padStart(2, '0')}`;
}
