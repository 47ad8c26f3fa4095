import type { Locale } from '@kardan/ui/texts/locales.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Deadline {
  /** Where now is between beginning and end, from 0 to 1. */
  share: number;
  isLate: boolean;
  /** Less than a fifth of the time is left: it is to be looked at now. */
  isNear: boolean;
  leftMs: number;
}

/** How far the time for a decision has run. */
export function deadlineOf(fromMs: number, dueMs: number, nowMs: number): Deadline {
  const length = Math.max(1, dueMs - fromMs);
  const share = Math.min(1, Math.max(0, (nowMs - fromMs) / length));
  return { share, isLate: nowMs > dueMs, isNear: share >= 0.8, leftMs: dueMs - nowMs };
}

/** `6 h 36`, `2 Tage 23 h`, `12 min`: what is left of a time, or over it. */
export function formatSpan(spanMs: number, locale: Locale): string {
  const span = Math.abs(spanMs);
  const space = '\u00A0';
  if (span >= 2 * dayMs) {
    const days = Math.floor(span / dayMs);
    const hours = Math.floor((span % dayMs) / hourMs);
    return `${days}${space}${locale === 'en' ? 'days' : 'Tage'}${hours > 0 ? ` ${hours}${space}h` : ''}`;
  }
  const minutes = Math.floor(span / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}${space}min`;
  return `${hours}${space}h${space}${String(minutes % 60).padStart(2, '0')}`;
}
