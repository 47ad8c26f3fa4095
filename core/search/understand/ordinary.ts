import type { Vocabulary } from './names/vocabulary.ts';
import { phraseBook } from './phrase-book.ts';
import { keyOf, keySet } from './token-runs.ts';
import { wishBook } from './wish-book.ts';
import { dialect } from './words/dialect.ts';
import { limitWords, rangeConjunctions, thousandWords, topicWords, unitWords } from './words/number-words.ts';
import { aroundEnds, distanceEnds, districtOpeners, placeOpeners } from './words/place-words.ts';
import { exclusionWords, ordinaryWords, stopWords } from './words/plain-words.ts';

const filler = keySet(stopWords);
/** Filler, as it is written and as it is spoken. */
export const stops = new Map([
  ...filler,
  ...keySet(Object.keys(dialect).filter((word) => filler.has(keyOf(dialect[word] ?? '')))),
]);
const plain = keySet([
  ...[...ordinaryWords, ...exclusionWords, ...rangeConjunctions, ...thousandWords, ...aroundEnds, ...distanceEnds],
  ...[...districtOpeners, ...placeOpeners.in, ...placeOpeners.near],
  ...[limitWords, topicWords, unitWords].flatMap((lists) => Object.values(lists).flat()),
]);

/** A word that is spelt as it should be, so that no other name is meant by it. */
export function isOrdinary({ vehicles, places }: Vocabulary, word: string): boolean {
  return (
    stops.has(word) ||
    plain.has(word) ||
    phraseBook.has(word) ||
    wishBook.has(word) ||
    vehicles.makes.has(word) ||
    vehicles.models.has(word) ||
    places.knownTowns.has(word) ||
    places.regions.has(word)
  );
}
