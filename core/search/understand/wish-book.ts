import { keyOf } from './token-runs.ts';
import { type Wish, wishes } from './words/wishes.ts';

const endings = ['', 'e', 'er', 'es', 'en', 'em'];

/** Every word of a wish by its key. */
export const wishBook: ReadonlyMap<string, Wish> = new Map(
  wishes.flatMap((wish) => wish.words.flatMap(inflected).map((word): [string, Wish] => [keyOf(word), wish])),
);

function inflected(word: string): string[] {
  return word.endsWith('~') ? endings.map((ending) => word.slice(0, -1) + ending) : [word];
}
