import { foldWord } from '../../../kernel/fold-word.ts';

/** What a register abbreviates, writes out or leaves out. */
const formWords = new Set(
  'gmbh mbh gesellschaft mit beschrankter haftung kg og ag eu e u co und flexco flexkapg offene kommanditgesellschaft aktiengesellschaft'.split(
    ' ',
  ),
);

/** Whether two names are of the same firm: the same words in any order, whatever stands there for the legal form. */
export function isSameFirm(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = first.size <= second.size ? [first, second] : [second, first];
  return fewer.size > 0 && [...fewer].every((word) => more.has(word));
}

function wordsOf(name: string): Set<string> {
  const words = foldWord(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !formWords.has(word));
  return new Set(telling.length > 0 ? telling : words);
}
