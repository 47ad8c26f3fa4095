import { mercedesClasses } from '../../../search/understand/words/engine-names.ts';
import { foldedWords, foldName } from '../spelling/fold-name.ts';
import type { IndexedMake, IndexedModel, VehicleIndex } from '../vehicle-index.ts';

/** No name of a model has more words. */
const maxWords = 6;

/** The make whose name the text is or begins with; the longest name wins. */
export function findMake(vehicles: VehicleIndex, text: string): IndexedMake | undefined {
  const known = vehicles.makes.get(foldName(text));
  if (known) return known;
  const words = foldedWords(text).slice(0, maxWords);
  return longestPrefix(words, (key) => vehicles.makes.get(key))?.found;
}

/**
 * The model whose name the text begins with: the longest name wins, so that `Golf Plus 1.6` is no Golf. The make may stand
 * before it. BMW's and Mercedes' engines name their models: `320d` is a 3er, `C 220 d` a C-Klasse. Null if nothing or two
 * models are meant.
 */
export function findModel(vehicles: VehicleIndex, make: IndexedMake, text: string): IndexedModel | null {
  const words = wordsBehindMake(vehicles, make, foldedWords(text).slice(0, maxWords * 2));
  const named = longestPrefix(words, (key) => make.models.get(key))?.found;
  const ofEngine = modelOfEngine(make, words);
  if (!named || !ofEngine) return named ?? ofEngine ?? null;
  // A BMW 328 was built before the war; `328 i` is a 3er.
  return ofEngine.popularity > named.popularity ? ofEngine : named;
}

function wordsBehindMake(vehicles: VehicleIndex, make: IndexedMake, words: string[]): string[] {
  const before = longestPrefix(words, (key) => {
    const found = vehicles.makes.get(key);
    return found === make ? found : undefined;
  });
  // "Mini" is a make and a model: what stands alone is the model.
  return before && before.length < words.length ? words.slice(before.length) : words;
}

function longestPrefix<T>(
  words: readonly string[],
  find: (key: string) => T | undefined,
): { found: T; length: number } | undefined {
  for (let length = Math.min(words.length, maxWords); length > 0; length -= 1) {
    const found = find(words.slice(0, length).join(''));
    if (found !== undefined) return { found, length };
  }
  return undefined;
}

function modelOfEngine(make: IndexedMake, words: readonly string[]): IndexedModel | undefined {
  const [first = '', second = ''] = words;
  if (make.slug === 'bmw') {
    const [, series] = /^m?([1-8])\d{2}[a-z]{0,3}$/.exec(first) ?? [];
    return series ? make.modelsBySlug.get(`${series}er`) : undefined;
  }
  if (make.slug === 'mercedes-benz') {
    const [, letters = '', digits] = /^([a-z]{1,3})(\d{2,3})?[a-z]{0,3}$/.exec(first) ?? [];
    const hasNumber = digits !== undefined || /^\d{2,3}[a-z]{0,4}$/.test(second);
    const slug = hasNumber ? mercedesClasses[letters] : undefined;
    return slug ? make.modelsBySlug.get(slug) : undefined;
  }
  return undefined;
}
