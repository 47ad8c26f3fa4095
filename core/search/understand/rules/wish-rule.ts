import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { phraseBook } from '../phrase-book.ts';
import type { Match, Reading } from '../reading.ts';
import { longestRun } from '../token-runs.ts';
import { wishBook } from '../wish-book.ts';
import type { Wish } from '../words/wishes.ts';
import { monthsFrom } from './quantities/date-filters.ts';

/** What a car is wanted for, or to be like: filters that come near to it, unless the text says the same more exactly. */
export function wishRule(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const run = longestRun(tokens, at, wishBook);
  if (!run || (longestRun(tokens, at, phraseBook)?.end ?? 0) > run.end) return undefined;
  return { end: run.end, wish: wishMatch(reading, run.item) };
}

export function wishMatch({ today }: Reading, { filters, maxAgeYears, saidBy = [] }: Wish): NonNullable<Match['wish']> {
  const age: SearchFilters = maxAgeYears
    ? { firstRegistration: { from: monthsFrom(today.slice(0, 7), -12 * maxAgeYears) } }
    : {};
  return { filters: { ...filters, ...age }, saidBy };
}
