import { editDistance } from './edit-distance.ts';

interface Entry<T> {
  key: string;
  letters: number;
  digits: string;
  weight: number;
  lenientFrom: number;
  sound: string;
  soundLetters: number;
  item: T;
}

/** Instead of a length: no mistake is forgiven but spelling a word as it sounds. */
export const asItSounds = Number.POSITIVE_INFINITY;

interface Sought {
  word: string;
  letters: number;
  sound: string;
  soundLetters: number;
}

const minLength = 4;
const maxLength = 30;
const maxMistakes = 2;
const minSoundLength = 6;

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
    const sound = soundOf(key);
    const letters = { letters: lettersOf(key), digits: digitsOf(key), sound, soundLetters: lettersOf(sound) };
    entries.push({ key, ...letters, weight, lenientFrom, item });
    this.#byLength.set(key.length, entries);
  }

  find(word: string): T | undefined {
    if (word.length < minLength || word.length > maxLength) return undefined;
    const digits = digitsOf(word);
    const sound = soundOf(word);
    const sought: Sought = { word, letters: lettersOf(word), sound, soundLetters: lettersOf(sound) };
    let best: Entry<T> | undefined;
    let least = maxMistakes + 1;
    for (let length = word.length - maxMistakes; length <= word.length + maxMistakes; length += 1) {
      for (const entry of this.#byLength.get(length) ?? []) {
        // Digits are never mistaken.
        if (entry.digits !== digits) continue;
        const distance = distanceTo(entry, sought);
        if (distance > maxMistakes || distance > least) continue;
        if (distance < least || entry.weight > (best?.weight ?? 0)) {
          best = entry;
          least = distance;
        }
      }
    }
    return best?.item;
  }
}

/** A word that is spelt as it sounds ("Oktavia", "Kaschkai") is as near as one with a single mistake. */
function distanceTo<T>(entry: Entry<T>, { word, letters, sound, soundLetters }: Sought): number {
  if (entry.sound === sound) return 1;
  if (entry.lenientFrom === asItSounds) return maxMistakes + 1;
  const limit = word.length >= entry.lenientFrom ? maxMistakes : 1;
  // One mistake changes two letters of the set at most.
  const isNear = bitsOf(entry.letters ^ letters) <= 2 * limit;
  const distance = isNear ? mistakes(word, entry.key, limit) : limit + 1;
  if (distance <= limit) return distance;
  const isLong = word.length >= Math.max(entry.lenientFrom - 2, minSoundLength) && entry.sound[0] === sound[0];
  if (!isLong || bitsOf(entry.soundLetters ^ soundLetters) > 2) return maxMistakes + 1;
  return editDistance(entry.sound, sound, 1) <= 1 ? maxMistakes : maxMistakes + 1;
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

const sounds: [RegExp, string][] = [
  [/sch/g, 'sh'],
  [/ph|[vw]/g, 'f'],
  [/ck|[cq]/g, 'k'],
  [/ou/g, 'u'],
  [/th|dt/g, 't'],
  [/tz/g, 's'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/([a-z])\1+/g, '$1'],
];

/** Letters that are said alike are one. */
function soundOf(word: string): string {
  return sounds.reduce((sound, [letters, said]) => sound.replace(letters, said), word);
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
