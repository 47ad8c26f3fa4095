import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Generation } from '../../generation-names.ts';
import { phraseBook } from '../../phrase-book.ts';
import { isOpen, longestRun } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import type { Model } from '../../vehicle-names.ts';
import { isMeasured } from '../quantities/amount.ts';

/** The generation right behind a model ("Golf 7", "Golf VII", "Astra H", "3er E46") and the token after it. */
export function generationAt(
  text: string,
  tokens: Token[],
  at: number,
  { generations }: Model,
): { end: number; implied?: SearchFilters } {
  const start = tokens[at]?.fold === 'mk' ? at + 1 : at;
  const run = longestRun(tokens, start, generations, {
    accept: (_, end, key) => !isOpen(tokens, end) && isWrittenAsName(text, tokens, start, key),
  });
  return run ? { end: run.end, implied: yearsOf(run.item) } : { end: at };
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
