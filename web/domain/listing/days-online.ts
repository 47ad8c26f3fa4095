import type { ListingTexts } from './listing-texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

function wholeDaysSince(date: string, now: number): number {
  return Math.max(Math.floor((now - Date.parse(date)) / dayMs), 0);
}

/** "heute", "gestern", "vor 12 Tagen" */
export function daysAgo(t: ListingTexts, date: string, now = Date.now()): string {
  const count = wholeDaysSince(date, now);
  if (count === 0) return t('time.today');
  return count === 1 ? t('time.yesterday') : t('time.daysAgo', { count });
}

/** "heute neu", "seit 12 Tagen online" */
export function daysOnline(t: ListingTexts, date: string, now = Date.now()): string {
  const count = wholeDaysSince(date, now);
  if (count === 0) return t('online.today');
  return count === 1 ? t('online.yesterday') : t('online.days', { count });
}
