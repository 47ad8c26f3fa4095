import { keyOf } from './token-runs.ts';
import { type Wish, wishes } from './words/wishes.ts';
import { inflected } from './words/word-list.ts';

/** Every word of a wish by its key. */
export const wishBook: ReadonlyMap<string, Wish> = new Map(
  wishes.flatMap((wish) => wish.words.flatMap(inflected).map((word): [string, Wish] => [keyOf(word), wish])),
);
