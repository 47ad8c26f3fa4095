import { foldWord } from '../../search/understand/fold-word.ts';

/** A word as somebody typed it, and how far a name's word may be from it. */
export interface TypedWord {
  word: string;
  /** Spellings with two neighbours swapped, which is one mistake of a hand and two of an edit distance. */
  swapped: string[];
  /** Letters that may be wrong, missing or too many. */
  mistakes: 0 | 1 | 2;
  /** Who begins a short word with another letter means another word. */
  sameStart: boolean;
}

/** More words than any name has; whoever types more means something else. */
const mostWords = 8;
const partition = /[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+/;

/** What is typed as a name, as words in the spelling that the database keeps names in (`fold_words`). */
export function typedWords(name: string): TypedWord[] {
  const words = foldWord(name).split(partition).filter(Boolean);
  return [...new Set(words)].slice(0, mostWords).map((word) => ({
    word,
    swapped: word.length < 4 ? [] : swappedNeighbours(word),
    mistakes: word.length < 5 ? 0 : word.length < 8 ? 1 : 2,
    sameStart: word.length < 7,
  }));
}

function swappedNeighbours(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    swapped[index + 1] = letters[index] as string;
    swapped[index] = letter;
    return swapped.join('');
  });
}
