import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import type { FeedSource } from '@kardan/contract/values/feeds';
import type { FormValues } from '#lib/form/form-values.ts';

/** What can be changed about a feed. The stored secret stays unless there is a new one. */
export interface FeedSettings {
  name: string;
  source: FeedSource;
  location: string | null;
  username: string | null;
  secret?: string;
  hostKey: string | null;
  intervalMinutes: number | null;
  dailyAt: string | null;
  sites: Record<string, number>;
  answers: Record<string, string>;
  vanishLimitPercent: number;
}

/** As they are; a part of a page changes the part that it shows. */
export function settingsOf(feed: Feed): FeedSettings {
  const { name, source, location, username, hostKey, intervalMinutes, dailyAt, vanishLimitPercent } = feed;
  const sites = feed.sites.flatMap(({ site, dealershipId }) => (dealershipId === null ? [] : [[site, dealershipId]]));
  const answers = feed.questions.flatMap(({ key, answer }) => (answer === null ? [] : [[key, answer]]));
  return {
    name,
    source,
    location,
    username,
    hostKey,
    intervalMinutes,
    dailyAt,
    vanishLimitPercent,
    sites: Object.fromEntries(sites),
    answers: Object.fromEntries(answers),
  };
}

/** How often a source is looked at; `daily` has a time of the day. */
export const schedules = ['15', '60', '240', 'daily'] as const;
export type Schedule = (typeof schedules)[number];

export function scheduleOf({ intervalMinutes, dailyAt }: Pick<FeedSettings, 'intervalMinutes' | 'dailyAt'>): Schedule {
  if (dailyAt !== null) return 'daily';
  return schedules.find((name) => Number(name) === intervalMinutes) ?? '60';
}

type SourceSettings = Pick<
  FeedSettings,
  'source' | 'location' | 'username' | 'secret' | 'hostKey' | 'intervalMinutes' | 'dailyAt'
>;

/** What was typed about where a file is to be had. Another server's key has to be confirmed anew. */
export function sourceSettings(source: FeedSource, value: FormValues, before?: FeedSettings): SourceSettings {
  if (source !== 'url' && source !== 'sftp')
    return { source, location: null, username: null, hostKey: null, intervalMinutes: null, dailyAt: null };
  const location = value('location');
  const isDaily = value('schedule') === 'daily';
  return {
    source,
    location,
    username: value('username') || null,
    ...(value('secret') && { secret: value('secret') }),
    hostKey: before?.location === location ? before.hostKey : null,
    intervalMinutes: isDaily ? null : Number(value('schedule')),
    dailyAt: isDaily ? value('dailyAt') || '05:00' : null,
  };
}
