import { phraseBook } from '../phrase-book.ts';
import { longestRun } from '../token-runs.ts';
import type { Token } from '../tokenise.ts';
import { isMeasured } from './amount.ts';

const romans = new Set(['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']);

/** The token after a generation behind a model: "Golf 7", "Golf VII", "Golf Mk7". A search knows no generations. */
export function generationEnd(tokens: Token[], at: number): number {
  const start = tokens[at]?.fold === 'mk' ? at + 1 : at;
  const token = tokens[start];
  if (!token) return at;
  const next = tokens[start + 1];
  if (next?.glued && next.kind !== 'sign') return at;
  if (token.kind === 'word') return romans.has(token.fold) ? start + 1 : at;
  const isGeneration = token.kind === 'number' && !token.grouped && token.value > 0 && token.value < 10;
  if (!isGeneration || isMeasured(tokens, start) || longestRun(tokens, start, phraseBook)) return at;
  return start + 1;
}
