import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phrasesToday } from './testing/phrase.ts';
import { readSentences } from './testing/read-sentences.ts';
import { referenceVocabulary } from './testing/reference-vocabulary.ts';
import { sentences } from './testing/sentence.ts';

const file = new URL('./testing/sentences.json', import.meta.url);
const vocabulary = await referenceVocabulary();

test('sentences as buyers type them lose no word that carries their meaning', () => {
  const all = sentences.parse(JSON.parse(readFileSync(file, 'utf8')));
  const missed = readSentences(vocabulary, all, phrasesToday).flatMap(({ sentence, lost, notUnderstood }) =>
    lost.length + notUnderstood.length > 0 ? [`${sentence.text}: ${[...lost, ...notUnderstood].join(', ')}`] : [],
  );
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  expect(missed).toEqual([]);
});

test('a word that vanishes is told as lost, one that stays text as not understood unless that is accepted', () => {
  const read = (text: string, mustNotLose: string[], acceptNotUnderstood: string[] = []) => {
    const [reading] = readSentences(vocabulary, [{ text, mustNotLose, acceptNotUnderstood }], phrasesToday);
    return { lost: reading?.lost, notUnderstood: reading?.notUnderstood };
  };
  expect(read('Golf bitte', ['Golf', 'bitte'])).toEqual({ lost: ['bitte'], notUnderstood: [] });
  expect(read('Golf Goldhamster', ['Goldhamster'])).toEqual({ lost: [], notUnderstood: ['Goldhamster'] });
  expect(read('Golf Goldhamster', ['Goldhamster'], ['goldhamster'])).toEqual({ lost: [], notUnderstood: [] });
  expect(read('sparsames Auto', ['sparsam'])).toEqual({ lost: [], notUnderstood: [] });
  expect(read('unter 5 Liter, unter Goldhamstern', ['unter 5 Liter'])).toEqual({ lost: [], notUnderstood: [] });
});

test('a wish yields to what the text says itself, and several come together', () => {
  const filters = (text: string) =>
    readSentences(vocabulary, [{ text, mustNotLose: [], acceptNotUnderstood: [] }], phrasesToday)[0]?.understood
      .filters;
  expect(filters('Fahranfänger')).toEqual({ powerKw: { to: 70 }, priceEur: { to: 8_000 } });
  expect(filters('Fahranfänger bis 5000')).toEqual({ powerKw: { to: 70 }, priceEur: { to: 5_000 } });
  expect(filters('Fahranfänger unter 60 PS')).toEqual({ powerPs: { to: 60 }, priceEur: { to: 8_000 } });
  expect(filters('Familienauto mit hohem Einstieg')).toEqual({ body: ['suv', 'minivan'], seats: { from: 5 } });
  expect(filters('sparsames Elektroauto')).toEqual({ fuel: ['electric'] });
  expect(filters('günstiger Golf')).toEqual({ vehicles: ['volkswagen/golf'], priceRating: ['very-good', 'good'] });
  expect(filters('320d oder 330i')).toEqual({
    vehicles: ['bmw/3er'],
    fuel: ['diesel', 'petrol'],
    powerKw: { from: 100, to: 200 },
  });
  expect(filters('kein GTI')).toEqual({ text: 'kein GTI' });
});
