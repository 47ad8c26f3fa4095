import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { loadVocabulary } from '../names/load-vocabulary.ts';
import type { Vocabulary } from '../names/vocabulary.ts';
import { phrasesToday } from '../testing/phrase.ts';
import { understandText } from '../understand-text.ts';
import { suggestText } from './suggest-text.ts';

let database: TestDatabase;
let vocabulary: Vocabulary;
beforeAll(async () => {
  database = await createTestDatabase();
  vocabulary = await loadVocabulary(database);
});
afterAll(() => database[Symbol.asyncDispose]());

const suggest = (text: string) => suggestText(vocabulary, text, 'de-AT');

test.each([
  ['go', { label: 'VW Golf', kind: 'model', text: 'VW Golf' }],
  ['vw go', { label: 'VW Golf', kind: 'model', text: 'VW Golf' }],
  ['Diesel vw go', { label: 'VW Golf', kind: 'model', text: 'Diesel VW Golf' }],
  ['golf diesel in gr', { label: 'Graz', kind: 'place', text: 'golf diesel in Graz' }],
  ['skod', { label: 'Škoda', kind: 'make', text: 'Škoda' }],
  ['c-kl', { label: 'Mercedes-Benz C-Klasse', kind: 'model', text: 'Mercedes-Benz C-Klasse' }],
  ['Kombi 801', { label: '8010 Graz', kind: 'place', text: 'Kombi 8010 Graz' }],
  ['steie', { label: 'Steiermark', kind: 'place', text: 'Steiermark' }],
  ['neuw', { label: 'Neuwagen', kind: 'category', text: 'Neuwagen' }],
] as const)('%j is completed by its commonest meaning', (text, first) => {
  expect(suggest(text)[0]).toEqual(first);
});

test('after "in" only places are offered', () => {
  expect(new Set(suggest('golf in s').map(({ kind }) => kind))).toEqual(new Set(['place']));
});

test('categories and federal states come in the language asked for', () => {
  expect(suggestText(vocabulary, 'used', 'en')[0]?.label).toBe('Used cars');
  expect(suggest('used')).toEqual([]);
  expect(suggestText(vocabulary, 'carin', 'en')[0]?.label).toBe('Carinthia');
});

test('no text gives more than eight suggestions or one twice', () => {
  for (const text of ['a', 's', 'vw ', 'golf in g', 'b m w', '8', 'mercedes c', 'Škoda o', '!', ' ']) {
    const labels = suggest(text).map(({ label }) => label);
    expect(labels.length).toBeLessThanOrEqual(8);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('what is suggested is understood, but for some dozen pre-war models that are numbers', () => {
  const lost = vocabulary.completions.filter(({ label, text = label }) => {
    const { rest, filters } = understandText(vocabulary, text, { today: phrasesToday });
    return rest !== '' || Object.keys(filters).length === 0;
  });
  expect(lost.filter(({ kind }) => kind === 'make' || kind === 'category')).toEqual([]);
  expect(new Set(lost.map(({ label }) => label)).size).toBeLessThan(60);
});
