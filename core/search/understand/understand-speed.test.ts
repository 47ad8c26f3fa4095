import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { suggestText } from './suggest-text.ts';
import { mixedPhrases } from './testing/mixed-phrases.ts';
import { phrasesToday } from './testing/phrase.ts';
import { understandText } from './understand-text.ts';
import type { Vocabulary } from './vocabulary.ts';

let database: TestDatabase;
let vocabulary: Vocabulary;
beforeAll(async () => {
  database = await createTestDatabase();
  vocabulary = await loadVocabulary(database);
});
afterAll(() => database[Symbol.asyncDispose]());

/** The least processor time of a call once it is warm: other work of machine and engine says nothing about the text. */
function cpuMs(work: () => void): number {
  for (let i = 0; i < 50; i += 1) work();
  const batches = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    for (let i = 0; i < 10; i += 1) work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 / 10;
  });
  return Math.min(...batches);
}

const understand = (text: string) => understandText(vocabulary, text, { today: phrasesToday });
const longest = (text: string) => text.repeat(200).slice(0, 200);

test('no wish of several filters takes a millisecond', () => {
  const slowest = Math.max(...mixedPhrases.map(([text]) => cpuMs(() => understand(text))));
  process.stdout.write(`slowest of ${mixedPhrases.length} wishes: ${slowest.toFixed(3)} ms\n`);
  expect(slowest).toBeLessThan(1);
});

test.each([
  ['one word without end', 'a'],
  ['single letters', 'a '],
  ['single digits', '1 '],
  ['digits and dots', '1.'],
  ['thousands', '1 000 '],
  ['limits without numbers', 'nicht mehr als '],
  ['exclusions of nothing', 'ohne und kein '],
  ['ranges without end', 'zwischen 1 und '],
  ['hyphens', '-'],
  ['currency', 'k€'],
  ['words near many names', 'volkswgaen mercedas oktavai salzbrug '],
  ['words near none', 'xqsalzbu gaerqsin '],
  ['models', 'mazda 3 oder 6 oder '],
  ['compounds', 'dieselkombi'],
  ['combining marks', 'e\u0301\u0301'],
  ['surrogates', '🚗'],
])('two hundred characters of %s take a few milliseconds', (_, text) => {
  expect(cpuMs(() => understand(longest(text)))).toBeLessThan(5);
  expect(cpuMs(() => suggestText(vocabulary, longest(text), 'de-AT'))).toBeLessThan(2);
});

test('suggestions for a single letter, the most there are, take less than two milliseconds', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz1234567890') {
    expect(cpuMs(() => suggestText(vocabulary, letter, 'de-AT'))).toBeLessThan(2);
  }
});
