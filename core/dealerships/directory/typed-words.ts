import { foldWord } from '../../kernel/fold-word.ts';

/** A word as somebody typed it, and how far a name's word may be from it. */
export interface TypedWord {
  word: string;
  /** Spellings with two neighbours swapped, which is one mistake of a hand and two of an edit distance. */
  swapped: string[];
  /** Letters that may be wrong, missing or too many. */
  mistakes: 0 | 1 | 2;
  /** Who begins a short word with another letter means another word. */
  sameStart: boolean;
  /** Says nothing of which dealership is meant: it may be missing in the name. */
  general: boolean;
}

/** More words than any name has; whoever types more means something else. */
const maxWords = 8;
/** What any dealership is, and what joins it to its place: "Autohaus in Linz" means every one there. */
const generalWords: ReadonlySet<string> = new Set(
  'Auto Autos Autohaus Autohäuser Autohandel Autohändler Händler Kfz GmbH in bei'.split(' ').map(foldWord),
);
const partition = /[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+/;

/** What is typed as a name, as words in the spelling that the database keeps names in (`fold_words`). */
export function typedWords(name: string): TypedWord[] {
  const words = foldWord(name).split(partition).filter(Boolean);
  const typed = [...new Set(words)].slice(0, maxWords).map((word) => {
    const swapped = word.length < 4 ? [] : swappedNeighbours(word);
    return {
      word,
      swapped,
      mistakes: word.length < 5 ? (0 as const) : word.length < 8 ? (1 as const) : (2 as const),
      sameStart: word.length < 7,
      general: [word, ...swapped].some((spelling) => generalWords.has(spelling)),
    };
  });
  // Alone they are all there is to go by.
  return typed.every(({ general }) => general) ? typed.map((word) => ({ ...word, general: false })) : typed;
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
