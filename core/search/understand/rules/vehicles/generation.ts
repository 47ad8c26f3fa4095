import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Generation } from '../../names/generation-names.ts';
import type { Model } from '../../names/vehicle-names.ts';
import { phraseBook } from '../../phrase-book.ts';
import { isOpen, keySet, longestRun } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { conjunctions } from '../../words/plain-words.ts';
import { isMeasured } from '../quantities/amount.ts';

const joins = keySet([...conjunctions, 'bis', '-', '–']);

/** The generation right behind a model ("Golf 7", "Golf VII", "Astra H", "3er E46"), or several ("Golf 6 oder 7"), and the token after it. */
export function generationAt(
  text: string,
  tokens: Token[],
  at: number,
  { generations }: Model,
): { end: number; implied?: SearchFilters } {
  const start = tokens[at]?.fold === 'mk' ? at + 1 : at;
  const facelift = /^([5-9])[.,]5$/.exec(tokens[at]?.raw ?? '')?.[1];
  const lifted = facelift === undefined ? undefined : generations.get(facelift);
  if (lifted && !isMeasured(tokens, at)) return { end: at + 1, implied: yearsOf(lifted) };
  const run = longestRun(tokens, start, generations, {
    accept: (_, end, key) => !isOpen(tokens, end) && isWrittenAsName(text, tokens, start, key),
  });
  if (!run) return { end: at };
  let { end, item: years } = run;
  for (;;) {
    const join = longestRun(tokens, end, joins);
    const next =
      join &&
      longestRun(tokens, join.end, generations, {
        accept: (_, after, key) => !isOpen(tokens, after) && isWrittenAsName(text, tokens, join.end, key),
      });
    if (!next) return { end, implied: yearsOf(years) };
    ({ end } = next);
    years = both(years, next.item);
  }
}

/** From the first year of the elder to the last of the younger, which may be built still. */
function both(one: Generation, other: Generation): Generation {
  const from = Math.min(one.from, other.from);
  const isBuilt = one.to === undefined || other.to === undefined;
  return isBuilt ? { from } : { from, to: Math.max(one.to as number, other.to as number) };
}

export function yearsOf({ from, to }: Generation): SearchFilters {
  return { firstRegistration: { from: `${from}-01`, ...(to !== undefined && { to: `${to}-12` }) } };
}

/** A letter that is also a word or a fuel must be a capital one, and a number no amount of something. */
function isWrittenAsName(text: string, tokens: Token[], at: number, key: string): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (/^[adei]$/.test(key)) return /^[A-Z]$/.test(text.slice(token.from, token.to));
  return !/^\d+$/.test(key) || !(token.grouped || isMeasured(tokens, at) || longestRun(tokens, at, phraseBook));
}
