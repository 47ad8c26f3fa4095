import { expect, test } from 'vitest';
import { stops } from './ordinary.ts';
import { phraseBook } from './phrase-book.ts';
import { phrasesToday } from './testing/phrase.ts';
import { referenceVocabulary } from './testing/reference-vocabulary.ts';
import { keyOf } from './token-runs.ts';
import { tokenise } from './tokenise.ts';
import { understandText } from './understand-text.ts';
import { dialect } from './words/dialect.ts';
import { flagWords } from './words/flag-words.ts';
import { originWords } from './words/origins.ts';
import { wishes } from './words/wishes.ts';
import { inflected } from './words/word-list.ts';

const vocabulary = await referenceVocabulary();
const sentences = [
  (word: string) => word,
  (word: string) => `VW Golf, ${word}, in Graz`,
  (word: string) => `suche ${word} bitte`,
];

/** What is told of a word in a text: parts with filters that are set and can be removed, or parts not understood. */
function read(text: string, word: string) {
  const { parts, filters } = understandText(vocabulary, text, { today: phrasesToday });
  const from = text.indexOf(word);
  const to = from + word.length;
  const own = parts.filter((part) => part.from < to && part.to > from);
  const silent = tokenise(text).filter(
    (token) =>
      token.kind !== 'sign' &&
      token.from >= from &&
      token.to <= to &&
      !stops.has(token.fold) &&
      !own.some((part) => part.from <= token.from && part.to >= token.to),
  );
  const isTold = own.length > 0 && silent.length === 0;
  const isRemovable = own.every(
    (part) => part.filters.length > 0 && part.filters.every((filter) => filters[filter] !== undefined),
  );
  return { isTold: isTold && isRemovable, isUnderstood: own.every(({ kind }) => kind !== 'unknown') };
}

function misread(words: string[]): string[] {
  return words.flatMap((word) =>
    sentences.flatMap((sentence) => {
      const { isTold, isUnderstood } = read(sentence(word), word);
      return isTold && isUnderstood ? [] : [sentence(word)];
    }),
  );
}

test('every word of a wish, alone and in a sentence, becomes filters that can be removed', () => {
  const words = wishes.flatMap((wish) => wish.words.flatMap(inflected));
  expect(words.length).toBeGreaterThan(1_000);
  expect(misread(words)).toEqual([]);
});

test('every word of a filter that is no list, and of a country, does so too', () => {
  const flags = flagWords.flatMap(([, names]) => names.flatMap(inflected));
  const origins = Object.entries(originWords).flatMap(([country, words]) =>
    vocabulary.vehicles.byCountry.has(country) ? words.flatMap(inflected) : [],
  );
  expect(misread([...flags, ...origins])).toEqual([]);
});

test('a wish that is negated is taken for nothing else: it is told as not understood, or as another wish', () => {
  const words = wishes
    .flatMap((wish) => wish.words.flatMap(inflected))
    .filter((word) => !/^(nicht|kein|not|no)/.test(word));
  const lost = words.filter((word) => !read(`Golf, kein ${word}`, word).isTold);
  expect(lost).toEqual([]);
});

test('dialect stands for words that are written, and hides none', () => {
  expect(Object.keys(dialect).filter((word) => phraseBook.has(keyOf(word)))).toEqual([]);
});
