import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { loadVocabulary } from './names/load-vocabulary.ts';
import type { Vocabulary } from './names/vocabulary.ts';
import { suggestText } from './suggest/suggest-text.ts';
import { awkwardTexts } from './testing/awkward-texts.ts';
import { mixedPhrases } from './testing/mixed-phrases.ts';
import { phrasesToday } from './testing/phrase.ts';
import { understandText } from './understand-text.ts';

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

test('no wish of several filters takes a millisecond', () => {
  const slowest = Math.max(...mixedPhrases.map(([text]) => cpuMs(() => understand(text))));
  process.stdout.write(`slowest of ${mixedPhrases.length} wishes: ${slowest.toFixed(3)} ms\n`);
  expect(slowest).toBeLessThan(1);
});

test.each(awkwardTexts)('two hundred characters of %s take a few milliseconds', (_, text) => {
  expect(cpuMs(() => understand(text))).toBeLessThan(5);
  expect(cpuMs(() => suggestText(vocabulary, text, 'de-AT'))).toBeLessThan(2);
});

test('suggestions for a single letter, the most there are, take less than two milliseconds', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz1234567890') {
    expect(cpuMs(() => suggestText(vocabulary, letter, 'de-AT'))).toBeLessThan(2);
  }
});
