import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { phraseBook } from '../phrase-book.ts';
import type { Match, Reading } from '../reading.ts';
import { numeralValue } from '../spoken/numeral.ts';
import { longestRun } from '../token-runs.ts';
import type { Token } from '../tokenise.ts';
import { wishBook } from '../wish-book.ts';
import type { Wish } from '../words/wishes.ts';
import { monthsFrom } from './quantities/date-filters.ts';

/** What a car is wanted for, or to be like: filters that come near to it, unless the text says the same more exactly. */
export function wishRule(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const run = longestRun(tokens, at, wishBook) ?? longestRun(tokens, at + countAt(tokens, at), wishBook);
  if (!run || (longestRun(tokens, at, phraseBook)?.end ?? 0) > run.end) return undefined;
  return { end: run.end, wish: wishMatch(reading, run.item) };
}

/** "2 Hunde", "drei Kindersitze": how many there are changes nothing of what comes near. */
function countAt(tokens: Token[], at: number): number {
  const token = tokens[at];
  const value = token?.kind === 'word' ? numeralValue(token.fold) : token?.value;
  const isCount = value !== undefined && value > 1 && value < 10 && tokens[at + 1]?.kind === 'word';
  return isCount && !tokens[at + 1]?.glued ? 1 : 0;
}

export function wishMatch(
  { today }: Reading,
  { filters, maxAgeYears, minAgeYears, saidBy = [] }: Wish,
): NonNullable<Match['wish']> {
  const yearsAgo = (years: number) => monthsFrom(today.slice(0, 7), -12 * years);
  const span = {
    ...(maxAgeYears !== undefined && { from: yearsAgo(maxAgeYears) }),
    ...(minAgeYears !== undefined && { to: yearsAgo(minAgeYears) }),
  };
  const age: SearchFilters = Object.keys(span).length > 0 ? { firstRegistration: span } : {};
  return { filters: { ...filters, ...age }, saidBy };
}
