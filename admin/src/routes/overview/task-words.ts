import type { TodayTask } from '@kardan/contract/calls/admin/reports';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { Texts } from '#texts/german.ts';

/** A line of what is to do: what, why, and the one thing to do about it. */
export interface TaskLine {
  icon: IconName;
  title: string;
  why: string;
  act: string;
  /** The page below the dealership's address that it is done on. */
  page: string;
}

interface Words {
  t: Translator<Texts['today']>;
  locale: Locale;
  now: Date;
}

const namedGaps = 4;

/** One car is named and opened where it is mended; of several the list is shown. */
export function taskLine(task: TodayTask, { t, locale, now }: Words): TaskLine {
  const { kind, count, listing, threadId, since, days, aboveEur, views, gaps, feed } = task;
  const only = count === 1 ? listing : null;
  const car = listing?.title ?? '';
  const amount = formatPrice(aboveEur ?? 0, locale);
  const carPage = (tab: string) => `offers/${listing?.id}/edit${tab}`;
  const place = (tab: string) => (only ? carPage(tab) : `offers?toDo=${kind}`);
  const title = (name: 'pictures' | 'ending' | 'price' | 'standing' | 'inspection' | 'unpublished') =>
    only ? t(`${name}.car`, { car, amount, days: days ?? 0 }) : t(name, { count });
  switch (kind) {
    case 'late-inquiries': {
      const waited = waitedWords(since, { t, now });
      return {
        icon: 'message-square',
        title: t('lateInquiries', { count }),
        why: listing ? t('lateInquiries.whyCar', { car, since: waited }) : t('lateInquiries.why', { since: waited }),
        act: t('lateInquiries.act'),
        page: threadId && count === 1 ? `inbox/${threadId}` : 'inbox',
      };
    }
    case 'feed-waiting':
      return {
        icon: 'plug',
        title: t('feedWaiting', { count, feed: feed?.name ?? '' }),
        why: t('feedWaiting.why'),
        act: t('feedWaiting.act'),
        page: runPage(feed),
      };
    case 'feed-refused':
      return {
        icon: 'plug',
        title: t('feedRefused', { count }),
        why: t('feedRefused.why', { feed: feed?.name ?? '' }),
        act: t('feedRefused.act'),
        page: runPage(feed),
      };
    case 'incomplete-profile':
      return {
        icon: 'store',
        title: t('profile.title'),
        why: gapWords(gaps, t),
        act: t('profile.act'),
        page: 'edit',
      };
    case 'without-pictures':
      return {
        icon: 'camera',
        title: title('pictures'),
        why: t('pictures.why'),
        act: t('pictures.act'),
        page: place('?tab=pictures'),
      };
    case 'ending-offers':
      return {
        icon: 'hourglass',
        title: title('ending'),
        why: t(only ? 'ending.why' : 'ending.whyFirst', { car, count: days ?? 0 }),
        act: t('ending.act'),
        page: carPage(''),
      };
    case 'above-market':
      return {
        icon: 'tag',
        title: title('price'),
        why: only
          ? t('price.why', { days: days ?? 0, views: views ?? 0 })
          : t('price.whyMost', { car, amount, views: views ?? 0 }),
        act: t('price.act'),
        page: place('?tab=price'),
      };
    case 'long-in-stock':
      return {
        icon: 'calendar-days',
        title: title('standing'),
        why: only ? t('standing.why', { views: views ?? 0 }) : t('standing.whyMost', { car, days: days ?? 0 }),
        act: t('standing.act'),
        page: place('?tab=price'),
      };
    case 'inspection-ends':
      return {
        icon: 'badge-check',
        title: only && (days ?? 0) < 0 ? t('inspection.over', { car }) : title('inspection'),
        why: only ? t('inspection.why') : car,
        act: t('inspection.act'),
        page: place(''),
      };
    case 'unpublished-changes':
      return {
        icon: 'globe',
        title: title('unpublished'),
        why: t('unpublished.why'),
        act: t(only ? 'unpublished.act' : 'unpublished.open'),
        page: place(''),
      };
  }
}

function runPage(feed: TodayTask['feed']): string {
  return feed ? `edit-api-provider/feeds/${feed.feedId}/runs/${feed.runNumber}` : 'edit-api-provider';
}

/** The first gaps by name: a line is no form. */
function gapWords(all: TodayTask['gaps'], t: Words['t']): string {
  const gaps = all
    .slice(0, namedGaps)
    .map((gap) => t(`gap.${gap}`))
    .join(', ');
  const count = all.length - namedGaps;
  return count > 0 ? t('profile.whyMore', { gaps, count }) : t('profile.why', { gaps });
}

/** How long somebody has waited, in the largest measure that says it. */
export function waitedWords(since: string | null, { t, now }: Pick<Words, 't' | 'now'>): string {
  const minutes = since === null ? 0 : Math.max(1, Math.round((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < 60) return t('ago.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('ago.hours', { count: hours }) : t('ago.days', { count: Math.round(hours / 24) });
}
