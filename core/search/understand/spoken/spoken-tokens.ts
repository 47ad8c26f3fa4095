import { foldWord } from '../../../kernel/fold-word.ts';
import { keyMap, keyOf, keySet } from '../token-runs.ts';
import type { Token } from '../tokenise.ts';
import { dialect } from '../words/dialect.ts';
import { rangeConnectors, thousandWords, unitWords } from '../words/number-words.ts';
import { beginsNumeral, endsNumeral, numeralValue } from './numeral.ts';

const written = new Map(Object.entries(dialect).map(([word, meant]) => [keyOf(word), keyOf(meant)]));
const units = keyMap(unitWords);
const scales = keySet(thousandWords);
const links = keySet([...rangeConnectors, 'und', 'and', 'oder', 'or']);
const maxWords = 6;
const countedUnit = /^(.{3,}?)(sitzer|sitzig|turer|turig|turige|turiger|turiges|zylinder|zylindrig)$/;

/** The tokens as they would be written: dialect in plain words, and numbers in figures. */
export function asWritten(tokens: Token[]): Token[] {
  const plain = tokens.flatMap((token) => {
    if (token.kind !== 'word') return token;
    const meant = written.get(token.fold);
    return meant === undefined ? counted(token) : { ...token, fold: meant };
  });
  const read: Token[] = [];
  for (let end = plain.length; end > 0; ) {
    // "fünf- und siebentausend": the hyphen stands for what both share.
    const isShared = read[0]?.fold === '-' && read[0].glued && links.has(read[1]?.fold ?? '');
    const [next, afterNext] = isShared ? read.slice(1) : read;
    const number = numberBefore(plain, end, next, afterNext);
    const token = number?.token ?? plain[end - 1];
    if (!token) break;
    if (number && isShared) token.to = read.shift()?.to ?? token.to;
    read.unshift(token);
    end = number?.from ?? end - 1;
  }
  return read;
}

/** "Siebensitzer", "vierzylinder": the count and what is counted are two. */
function counted(token: Token): Token[] {
  const [, count = '', unit = ''] = countedUnit.exec(token.fold) ?? [];
  const value = count === '' ? undefined : numeralValue(count);
  const cut = value === undefined ? 0 : cutAt(token.raw, count, unit);
  if (value === undefined || value < 2 || cut === 0) return [token];
  const number = asFigure(token, token, value);
  const rest = { ...token, fold: unit, raw: token.raw.slice(cut), from: token.from + cut, glued: true };
  return [{ ...number, raw: token.raw.slice(0, cut), to: token.from + cut }, rest];
}

/** Where the letters of the count end; folding may have taken some. */
function cutAt(raw: string, count: string, unit: string): number {
  for (let at = count.length; at < raw.length; at += 1) {
    if (foldWord(raw.slice(0, at)) === count && foldWord(raw.slice(at)) === unit) return at;
  }
  return 0;
}

/** The longest number in words that ends at a token: "twenty five thousand", "fünfzehn tausend". */
function numberBefore(
  tokens: Token[],
  end: number,
  next: Token | undefined,
  afterNext: Token | undefined,
): { from: number; token: Token } | undefined {
  const last = tokens[end - 1];
  if (last?.kind !== 'word' || !endsNumeral(last.fold)) return undefined;
  let word = '';
  let found: { from: number; token: Token } | undefined;
  for (let from = end - 1; from >= 0 && from >= end - maxWords; from -= 1) {
    const token = tokens[from] as Token;
    if (token.fold === '-') continue;
    if (token.kind !== 'word' || !beginsNumeral(token.fold)) break;
    word = token.fold + word;
    const value = numeralValue(word);
    // The "tausend" of "15 tausend" is the number's.
    if (value === undefined || tokens[from - 1]?.kind === 'number' || !isMeant(value, next, afterNext)) continue;
    found = { from, token: asFigure(token, last, value) };
  }
  return found;
}

/** A small number in words is one where it counts something that is measured; "ein" is an article, "drei" a name. */
function isMeant(value: number, next: Token | undefined, afterNext: Token | undefined): boolean {
  if (value >= 1_000) return true;
  if (next === undefined) return false;
  const unit = next.kind === 'word' && next.fold.length > 1 ? units.get(next.fold) : undefined;
  if (value === 1) return unit === 'years' || unit === 'months';
  if (unit !== undefined || next.fold === '€' || (scales.has(next.fold) && next.fold.length > 1)) return true;
  return links.has(next.fold) && afterNext?.kind === 'number';
}

/** A year is spoken to its last figure; round thousands are an amount. */
function asFigure(first: Token, last: Token, value: number): Token {
  const isYear = value > 1_900 && value < 2_100 && value % 1_000 !== 0;
  return {
    ...first,
    kind: 'number',
    fold: String(value),
    to: last.to,
    value,
    grouped: value >= 1_000 && !isYear,
  };
}
