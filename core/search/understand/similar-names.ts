import { editDistance } from './edit-distance.ts';

interface Entry<T> {
  key: string;
  letters: number;
  digits: string;
  weight: number;
  lenientFrom: number;
  item: T;
}

const minLength = 4;
const maxLength = 30;
const maxMistakes = 2;

/**
 * Names that can be found although they are misspelt. A word is compared only with names of about its length and letters
 * (a bit for each), which leaves a handful of some thousand names to measure.
 */
export class SimilarNames<T> {
  readonly #byLength = new Map<number, Entry<T>[]>();

  /**
   * One mistake is forgiven, and a second in words of `lenientFrom` letters or more: the less the words around tell, the
   * longer they must be. Of names equally near the one with the greater weight is taken.
   */
  add(key: string, item: T, weight: number, lenientFrom: number): void {
    if (key.length < minLength) return;
    const entries = this.#byLength.get(key.length) ?? [];
    entries.push({ key, letters: lettersOf(key), digits: digitsOf(key), weight, lenientFrom, item });
    this.#byLength.set(key.length, entries);
  }

  find(word: string): T | undefined {
    if (word.length < minLength || word.length > maxLength) return undefined;
    const letters = lettersOf(word);
    const digits = digitsOf(word);
    let best: Entry<T> | undefined;
    let least = maxMistakes + 1;
    for (let length = word.length - maxMistakes; length <= word.length + maxMistakes; length += 1) {
      for (const entry of this.#byLength.get(length) ?? []) {
        const limit = word.length >= entry.lenientFrom ? maxMistakes : 1;
        // Digits are never mistaken, and one mistake changes two letters of the set at most.
        if (bitsOf(entry.letters ^ letters) > 2 * limit || entry.digits !== digits) continue;
        const distance = mistakes(word, entry.key, limit);
        if (distance > limit || distance > least) continue;
        if (distance < least || entry.weight > (best?.weight ?? 0)) {
          best = entry;
          least = distance;
        }
      }
    }
    return best?.item;
  }
}

/** Few begin a short word wrong: "weder" is no leather. */
function mistakes(word: string, key: string, limit: number): number {
  const isSwapped = word[0] === key[1] && word[1] === key[0];
  if (word.length < 7 && word[0] !== key[0] && !isSwapped) return limit + 1;
  const distance = editDistance(word, key, limit);
  // Of four letters only two swapped ones are a misspelling: "Fait" is a Fiat, "Fort" is no Ford.
  const isShort = word.length === minLength && (key.length !== minLength || lettersOf(word) !== lettersOf(key));
  return isShort && distance > 0 ? limit + 1 : distance;
}

function digitsOf(word: string): string {
  return word.replace(/[^0-9]/g, '');
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) % 32);
  return letters;
}

function bitsOf(set: number): number {
  let rest = set;
  let bits = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    bits += 1;
  }
  return bits;
}
