import { foldWord } from '../../kernel/fold-word.ts';
import type { Token } from './tokenise.ts';

export interface Run<T> {
  /** The token after the run. */
  end: number;
  item: T;
}

/** Signs that a name may hold; a comma or bracket ends it. */
const inner = new Set(['-', '.', "'", '’', '+', '&', '°', '!', '§', '#', '/', '–', '*', ':', '=', '_']);

/** How names are compared: their words and numbers joined, so that "ID.3", "ID 3" and "id3" are the same. */
export function keyOf(name: string): string {
  const folded = foldWord(name);
  const key = /^[ -~]*$/.test(folded) ? folded.replace(/[^a-z0-9]/g, '') : folded.replace(/[^\p{L}\p{N}]/gu, '');
  return key === '' ? name : key;
}

export function keySet(names: string[]): Map<string, true> {
  return new Map(names.map((name) => [keyOf(name), true]));
}

/** Keys of several lists, each with the name of its list. */
export function keyMap<K extends string>(lists: Partial<Record<K, string[]>>): Map<string, K> {
  return new Map(
    (Object.entries(lists) as [K, string[]][]).flatMap(([kind, names]) => names.map((name) => [keyOf(name), kind])),
  );
}

/**
 * The longest run of tokens from `at` on that is one of the names. A name of up to three letters must be written in one
 * piece unless `spaced`, or every "i 3" and "a 4" in a sentence would be a car.
 */
export function longestRun<T>(
  tokens: Token[],
  at: number,
  names: ReadonlyMap<string, T>,
  { spaced = false, accept }: { spaced?: boolean; accept?: (item: T, end: number, key: string) => boolean } = {},
): Run<T> | undefined {
  const runs = runsAt(tokens, at);
  for (let i = runs.length - 1; i >= 0; i -= 1) {
    const { end, key, isSpaced } = runs[i] as JoinedRun;
    const item = names.get(key);
    if (item === undefined || (isSpaced && !spaced && key.length < 4)) continue;
    if (!accept || accept(item, end, key)) return { end, item };
  }
  return undefined;
}

export interface JoinedRun {
  end: number;
  key: string;
  /** With a space inside. */
  isSpaced: boolean;
}

const longestRunTokens = 9;
const maxKeyLength = 40;
/** Every rule asks for the runs of every token, so they are joined once for each text. */
const joined = new WeakMap<Token[], (JoinedRun[] | undefined)[]>();

/** The words from a token on joined to one, then two, then more; the shortest first. */
export function runsAt(tokens: Token[], at: number): JoinedRun[] {
  const known = joined.get(tokens) ?? [];
  if (known.length === 0) joined.set(tokens, known);
  known[at] ??= joinRuns(tokens, at);
  return known[at];
}

function joinRuns(tokens: Token[], at: number): JoinedRun[] {
  const first = tokens[at];
  if (!first) return [];
  const isNameSign = first.fold === '§' || first.fold === '#';
  if (first.kind === 'sign' && !isNameSign) return [{ end: at + 1, key: first.fold, isSpaced: false }];
  const runs: JoinedRun[] = [];
  let key = '';
  let isSpaced = false;
  for (let end = at; end < tokens.length && end < at + longestRunTokens; end += 1) {
    const token = tokens[end] as Token;
    if (end > at && !token.glued) isSpaced = true;
    if (token.kind === 'sign') {
      if (!inner.has(token.fold)) break;
      continue;
    }
    key += token.fold;
    if (key.length > maxKeyLength) break;
    runs.push({ end: end + 1, key, isSpaced });
  }
  return runs;
}

/** Whether a token goes on without a space: the "d" of "320d". */
export function isOpen(tokens: Token[], end: number): boolean {
  const next = tokens[end];
  return next?.glued === true && next.kind !== 'sign';
}

/** Whether a token is the middle of a word: the 100d of a P100D is no car. */
export function isInsideWord(tokens: Token[], at: number): boolean {
  return tokens[at]?.glued === true && tokens[at - 1]?.kind !== 'sign';
}

/** The next token that is no sign of the given ones. */
export function skipSigns(tokens: Token[], at: number, signs: string): number {
  let end = at;
  while (tokens[end]?.kind === 'sign' && signs.includes(tokens[end]?.fold ?? ' ')) end += 1;
  return end;
}
