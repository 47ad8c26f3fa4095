import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { loadVocabulary } from './names/load-vocabulary.ts';
import type { Vocabulary } from './names/vocabulary.ts';
import { laterPhrases } from './testing/later-phrases.ts';
import { mixedPhrases } from './testing/mixed-phrases.ts';
import { numberPhrases } from './testing/number-phrases.ts';
import { type Phrase, phrasesToday } from './testing/phrase.ts';
import { placePhrases } from './testing/place-phrases.ts';
import { scorePhrases } from './testing/score-phrases.ts';
import { spokenPhrases } from './testing/spoken-phrases.ts';
import { unseenPhrases } from './testing/unseen-phrases.ts';
import { vehiclePhrases } from './testing/vehicle-phrases.ts';
import { understandText } from './understand-text.ts';

const phrases = [...vehiclePhrases, ...numberPhrases, ...placePhrases, ...mixedPhrases];
let database: TestDatabase;
let vocabulary: Vocabulary;
beforeAll(async () => {
  database = await createTestDatabase();
  vocabulary = await loadVocabulary(database);
});
afterAll(() => database[Symbol.asyncDispose]());

function score(name: string, list: Phrase[]) {
  const result = scorePhrases(vocabulary, list);
  const { exact, text, wrong } = result;
  const lines = [...text.map((line) => `  as text: ${line}`), ...wrong.map((line) => `  wrong: ${line}`)];
  process.stdout.write(
    `${[`${name}: ${exact} of ${list.length} exact, ${text.length} as text, ${wrong.length} wrong`, ...lines].join('\n')}\n`,
  );
  return { exactShare: exact / list.length, wrong };
}

test('at least 95 of 100 phrases are understood exactly, and none sets a filter that was not meant', () => {
  const { exactShare, wrong } = score('phrases', phrases);
  expect(phrases.length).toBeGreaterThanOrEqual(200);
  expect(exactShare).toBeGreaterThanOrEqual(0.95);
  expect(wrong).toEqual([]);
});

test.each([
  ['after the rules', unseenPhrases],
  ['after the first mending', laterPhrases],
])('phrases that were written %s are understood nearly as well', (name, list) => {
  const { exactShare, wrong } = score(`written ${name}`, list);
  expect(exactShare).toBeGreaterThanOrEqual(0.9);
  expect(wrong.length / list.length).toBeLessThanOrEqual(0.03);
});

test('numbers in words, dialect, rates, negations and mistaken makes mean exactly what is listed', () => {
  const { exactShare, wrong } = score('as spoken', spokenPhrases);
  expect(wrong).toEqual([]);
  expect(exactShare).toBe(1);
});

test('parts tell in reading order which words set which filters', () => {
  const text = 'Suche einen Golf GTI bis 25.000 in Graz Goldhamster, Familienauto!';
  const { parts, rest } = understandText(vocabulary, text, { today: phrasesToday });
  expect(parts).toEqual([
    { text: 'Golf', from: 12, to: 16, kind: 'filter', filters: ['vehicles'] },
    { text: 'GTI', from: 17, to: 20, kind: 'filter', filters: ['variant'] },
    { text: 'bis 25.000', from: 21, to: 31, kind: 'filter', filters: ['priceEur'] },
    { text: 'in Graz', from: 32, to: 39, kind: 'filter', filters: ['place'] },
    { text: 'Goldhamster', from: 40, to: 51, kind: 'unknown', filters: ['text'] },
    { text: 'Familienauto', from: 53, to: 65, kind: 'wish', filters: ['body', 'seats'] },
  ]);
  expect(rest).toBe('Goldhamster');
});

test.each([
  ['Graz', { place: { postcode: '8010', radiusKm: 50 } }],
  ['Wien', { place: { postcode: '1010', radiusKm: 50 } }],
  ['Wr. Neustadt', { place: { postcode: '2700', radiusKm: 50 } }],
  ['Steyr', { place: { postcode: '4400', radiusKm: 50 } }],
  ['Bruck/Mur', { place: { postcode: '8600', radiusKm: 50 } }],
  ['Graz 20 km', { place: { postcode: '8010', radiusKm: 20 } }],
  ['Graz + 20 km', { place: { postcode: '8010', radiusKm: 20 } }],
  ['Hintertupfingen', { text: 'Nähe Hintertupfingen' }],
])('the field for a postcode puts „Nähe“ before %s, which means just %j', (town, filters) => {
  expect(understandText(vocabulary, `Nähe ${town}`, { today: phrasesToday }).filters).toEqual(filters);
});

test('the category a wish is typed in holds unless the text names another', () => {
  const inUsed = (text: string) => understandText(vocabulary, text, { today: phrasesToday, category: 'used' }).filters;
  expect(inUsed('Golf')).toEqual({ category: ['used'], vehicles: ['volkswagen/golf'] });
  expect(inUsed('Golf Neuwagen')).toEqual({ category: ['new'], vehicles: ['volkswagen/golf'] });
});

test('a number that names an engine today is a model among old-timers', () => {
  const read = (category?: 'old-timer') =>
    understandText(vocabulary, 'BMW 328', { today: phrasesToday, category }).filters;
  expect(read()).toEqual({ vehicles: ['bmw/3er'], powerKw: { from: 142, to: 182 } });
  expect(read('old-timer')).toEqual({ category: ['old-timer'], vehicles: ['bmw/328'] });
});

test('what contradicts itself stays text instead of an impossible search', () => {
  const { filters } = understandText(vocabulary, 'max 10.000 Euro Kombi mindestens 20.000 Euro', {
    today: phrasesToday,
  });
  expect(filters).toEqual({ priceEur: { to: 10_000 }, body: ['estate'], text: 'mindestens 20.000 Euro' });
});
