import { searchRequest } from '@kardan/contract/calls/search/search';
import { understoodText } from '@kardan/contract/calls/search/search-text';
import { toOneLine } from '@kardan/contract/values/one-line';
import { categories } from '@kardan/contract/values/vehicle';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { loadVocabulary } from './names/load-vocabulary.ts';
import type { Vocabulary } from './names/vocabulary.ts';
import { stops } from './ordinary.ts';
import { phraseBook } from './phrase-book.ts';
import { awkwardTexts } from './testing/awkward-texts.ts';
import { mixedPhrases } from './testing/mixed-phrases.ts';
import { numberPhrases } from './testing/number-phrases.ts';
import { phrasesToday } from './testing/phrase.ts';
import { placePhrases } from './testing/place-phrases.ts';
import { vehiclePhrases } from './testing/vehicle-phrases.ts';
import { tokenise } from './tokenise.ts';
import { understandText } from './understand-text.ts';
import { wishBook } from './wish-book.ts';
import { trims } from './words/trims.ts';

let database: TestDatabase;
let vocabulary: Vocabulary;
beforeAll(async () => {
  database = await createTestDatabase();
  vocabulary = await loadVocabulary(database);
});
afterAll(() => database[Symbol.asyncDispose]());

const phrases = [...vehiclePhrases, ...numberPhrases, ...placePhrases, ...mixedPhrases].map(([text]) => text);
const pieces = phrases.flatMap((text) => text.split(' '));

/** Anything a visitor can send, with a bias to words, numbers and signs that mean something. */
const typed = () =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...pieces) },
        { weight: 2, arbitrary: fc.constantFrom(...phraseBook.keys()) },
        { weight: 2, arbitrary: fc.constantFrom(...vocabulary.vehicles.models.keys()) },
        { weight: 2, arbitrary: fc.constantFrom(...vocabulary.places.towns.keys()) },
        { weight: 2, arbitrary: fc.nat({ max: 300_000 }).map(String) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('€', 'k', 'km', '-', '/', '.', ',', 'und', 'oder', 'ohne', 'bis', '1e9'),
        },
        { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
      ),
      { maxLength: 25 },
    )
    .chain((words) => fc.constantFrom(' ', ' ', ' ', '', ', ').map((space) => words.join(space).slice(0, 200)));

test('any text gives a search that is accepted, and parts that tell where every filter came from', () => {
  const context = fc.record({ text: typed(), category: fc.option(fc.constantFrom(...categories), { nil: undefined }) });
  fc.assert(
    fc.property(context, ({ text, category }) => {
      const answer = understandText(vocabulary, text, { today: phrasesToday, category });
      const { filters, parts, rest } = answer;
      expect(searchRequest.safeParse(filters).error).toBeUndefined();
      expect(understoodText.safeParse(answer).error).toBeUndefined();
      if (filters.place) expect(vocabulary.places.postcodes.has(filters.place.postcode)).toBe(true);
      let end = 0;
      for (const part of parts) {
        expect(part.from).toBeGreaterThanOrEqual(end);
        expect(part.to).toBeGreaterThan(part.from);
        expect(part.text).toBe(toOneLine(text).slice(part.from, part.to));
        end = part.to;
      }
      const told = new Set(parts.flatMap((part) => part.filters));
      if (category) told.add('category');
      expect(told).toEqual(new Set(Object.keys(filters)));
      const words = parts.filter((part) => part.kind === 'unknown').map((part) => part.text);
      expect(rest).toBe(words.join(' '));
    }),
    { numRuns: 1_500 },
  );
}, 60_000);

test('no word is lost in silence: each one is told by a part, or is filler', () => {
  const mixed = fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...wishBook.keys()) },
        { weight: 3, arbitrary: fc.constantFrom(...trims.flatMap(({ names }) => names)) },
        {
          weight: 2,
          arbitrary: fc.constantFrom('320d', 'C 220 d', 'Q5 50 TDI', 'E46', 'T5', 'dCi 110', '2.0', 'W205'),
        },
        { weight: 2, arbitrary: fc.constantFrom('ohne', 'kein', 'nicht', 'für', 'mit', 'und', 'oder', 'nur', 'a') },
        { weight: 3, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: fc.constantFrom(...vocabulary.vehicles.models.keys()) },
        { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 8 }) },
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((words) => words.join(' ').slice(0, 200));
  fc.assert(
    fc.property(fc.oneof(mixed, typed()), (text) => {
      const { parts } = understandText(vocabulary, text, { today: phrasesToday });
      const untold = tokenise(toOneLine(text)).filter(
        ({ kind, from, to }) => kind !== 'sign' && !parts.some((part) => part.from <= from && part.to >= to),
      );
      expect(untold.filter(({ fold }) => !stops.has(fold)).map(({ raw }) => raw)).toEqual([]);
    }),
    { numRuns: 1_500 },
  );
}, 60_000);

test('filler carries no meaning: no word of a wish or of a filter is among it', () => {
  expect([...stops.keys()].filter((word) => wishBook.has(word) || phraseBook.has(word))).toEqual([]);
});

test.each(awkwardTexts)('two hundred characters of %s give a search that is accepted', (_, text) => {
  const answer = understandText(vocabulary, text, { today: phrasesToday });
  expect(searchRequest.safeParse(answer.filters).error).toBeUndefined();
  expect(understoodText.safeParse(answer).error).toBeUndefined();
});

test('a text in capitals, or with its umlauts written out, means the same', () => {
  const spelt = (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  const meant = (text: string) => ({ ...understandText(vocabulary, text, { today: phrasesToday }).filters, text: '' });
  for (const text of phrases) {
    expect(meant(spelt(text)), spelt(text)).toEqual(meant(text));
    expect(meant(text.toLowerCase()), text.toLowerCase()).toEqual(meant(text));
  }
});
