import { viennaDaysBetween } from '@kardan/contract/values/vienna-day';
import type { ListingTexts } from './listing-texts.ts';

function daysSince(date: string, now: number): number {
  return Math.max(0, viennaDaysBetween(Date.parse(date), now));
}

/** "heute", "gestern", "vor 12 Tagen" */
export function daysAgo(t: ListingTexts, date: string, now = Date.now()): string {
  const count = daysSince(date, now);
  if (count === 0) return t('time.today');
  return count === 1 ? t('time.yesterday') : t('time.daysAgo', { count });
}

/** "heute neu", "seit 12 Tagen online" */
export function daysOnline(t: ListingTexts, date: string, now = Date.now()): string {
  const count = daysSince(date, now);
  if (count === 0) return t('online.today');
  return count === 1 ? t('online.yesterday') : t('online.days', { count });
}
