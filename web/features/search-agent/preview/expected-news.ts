import type { AgentFrequency } from '@kardan/contract/values/search-agent';

/** How often something new is to be expected, in the unit in which people would say it. */
export type Expected = { pace: 'rare' } | { pace: 'month' | 'week'; count: number };

const weeksAMonth = 52 / 12;
/** So many a day that one would stop reading. */
const manyADay = 10;

export function expectedNews(newPerWeek: number): Expected {
  if (newPerWeek <= 0) return { pace: 'rare' };
  if (newPerWeek < 1) return { pace: 'month', count: Math.max(1, Math.round(newPerWeek * weeksAMonth)) };
  return { pace: 'week', count: Math.round(newPerWeek) };
}

/** How many come on a day, when these are too many to be told of one by one. */
export function tooManyADay(newPerWeek: number): number | undefined {
  const perDay = Math.round(newPerWeek / 7);
  return perDay >= manyADay ? perDay : undefined;
}

/** What suits most: at once as long as that is not more than a mail a day. */
export function suggestedFrequency(newPerWeek: number): AgentFrequency {
  return newPerWeek <= 7 ? 'at-once' : 'daily';
}
