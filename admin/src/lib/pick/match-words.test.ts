import { expect, test } from 'vitest';
import { matchesWords } from './match-words.ts';

test.each([
  ['Autohaus Lechner, Graz', 'le gra', true],
  ['Autohaus Lechner, Graz', '', true],
  ['Müller & Söhne', 'muller so', true],
  ['Großweiffendorf', 'grossw', true],
  ['Autohaus Lechner', 'haus', false],
  ['Autohaus Lechner', 'lechner wien', false],
])('%s is found by “%s”: %s', (text, typed, expected) => {
  expect(matchesWords(text, typed)).toBe(expected);
});
