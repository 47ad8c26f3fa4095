import type { Suggestion } from '@kardan/contract/calls/search/search-text';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Vocabulary } from '../names/vocabulary.ts';
import { keyMap, longestRun } from '../token-runs.ts';
import { type Token, tokenise } from '../tokenise.ts';
import { placeOpeners } from '../words/place-words.ts';
import type { Completion } from './completions.ts';

const most = 8;
const longestTail = 4;
const openers = keyMap(placeOpeners);

/** Names that the last words may become, the commonest first; of more words together before of the last alone. */
export function suggestText({ completions }: Vocabulary, text: string, language: Language): Suggestion[] {
  const tokens = tokenise(text);
  const suggestions = new Map<string, Suggestion>();
  for (let start = Math.max(0, tokens.length - longestTail); start < tokens.length; start += 1) {
    const key = tailKey(tokens, start);
    if (key === '') continue;
    const isPlace = start > 0 && isAfterOpener(tokens, start);
    const fits = (entry: Completion) =>
      (entry.language ?? language) === language && (!isPlace || entry.kind === 'place');
    const before = text.slice(0, tokens[start]?.from);
    for (const { label, kind, text: written = label } of commonest(completions, key, fits)) {
      if (suggestions.size < most && !suggestions.has(label)) {
        suggestions.set(label, { label, kind, text: before + (isPlace ? label : written) });
      }
    }
  }
  return [...suggestions.values()];
}

/** The words from here to the end as a key; a tail begins where a word does, and not with an "in" before one. */
function tailKey(tokens: Token[], start: number): string {
  const first = tokens[start];
  const opener = longestRun(tokens, start, openers);
  if (!first || first.kind === 'sign' || first.glued || (opener && opener.end < tokens.length)) return '';
  return tokens
    .slice(start)
    .map((token) => (token.kind === 'sign' ? '' : token.fold))
    .join('');
}

function isAfterOpener(tokens: Token[], start: number): boolean {
  return longestRun(tokens, start - 1, openers)?.end === start;
}

/** The heaviest of the entries whose key begins so. */
function commonest(completions: Completion[], key: string, fits: (entry: Completion) => boolean): Completion[] {
  const best: Completion[] = [];
  for (let i = firstAtLeast(completions, key); i < completions.length; i += 1) {
    const entry = completions[i] as Completion;
    if (!entry.key.startsWith(key)) break;
    if (!fits(entry) || (best.length === most && entry.weight <= (best.at(-1)?.weight ?? 0))) continue;
    if (best.some(({ label }) => label === entry.label)) continue;
    best.splice(placeIn(best, entry), 0, entry);
    best.length = Math.min(best.length, most);
  }
  return best;
}

function placeIn(best: Completion[], entry: Completion): number {
  const lighter = best.findIndex(({ weight }) => weight < entry.weight);
  return lighter < 0 ? best.length : lighter;
}

function firstAtLeast(completions: Completion[], key: string): number {
  let low = 0;
  let high = completions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((completions[middle] as Completion).key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
