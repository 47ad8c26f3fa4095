import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

const kinds = (before: string, after: string) => textDifference(before, after).map(({ kind }) => kind);

test('equal texts have nothing but what stayed', () => {
  expect(kinds('Eins.\n\nZwei.', 'Eins.\n\nZwei.')).toEqual(['same', 'same']);
  expect(textDifference('', '')).toEqual([]);
});

test('a changed word is shown within its paragraph', () => {
  expect(textDifference('Der Abzug beträgt 91 Gramm.\n\nEnde.', 'Der Abzug beträgt genau 88 Gramm.\n\nEnde.')).toEqual([
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'Der Abzug beträgt ' },
        { kind: 'removed', text: '91 ' },
        { kind: 'added', text: 'genau 88 ' },
        { kind: 'same', text: 'Gramm.' },
      ],
    },
    { kind: 'same', parts: [{ kind: 'same', text: 'Ende.' }] },
  ]);
});

test('a paragraph that has nothing to do with the one before it went, and another came', () => {
  expect(kinds('Anfang.\n\nAltes hier.\n\nEnde.', 'Anfang.\n\nGanz anderes steht da.\n\nEnde.')).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
});

test('a paragraph put between others leaves these as they were', () => {
  expect(kinds('Eins.\n\nDrei.', 'Eins.\n\nZwei.\n\nDrei.')).toEqual(['same', 'added', 'same']);
});

const paragraph = fc.array(fc.constantFrom('Auto', 'Pickerl', 'kostet', '€ 80', 'und', '91'), {
  minLength: 1,
  maxLength: 8,
});
const text = fc.array(paragraph, { maxLength: 6 }).map((words) => words.map((each) => each.join(' ')).join('\n\n'));

test('both texts can be told from the difference', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const told = textDifference(before, after);
      const side = (left: 'removed' | 'added') =>
        told
          .map(({ parts }) => parts.filter(({ kind }) => kind === 'same' || kind === left))
          .filter((parts) => parts.length > 0)
          .map((parts) =>
            parts
              .map((part) => part.text)
              .join('')
              .trim(),
          )
          .join('\n\n');
      expect(side('removed')).toBe(before);
      expect(side('added')).toBe(after);
    }),
  );
});

test('two long texts without a word in common are compared in no time', () => {
  const words = (word: string) => Array.from({ length: 8_000 }, (_, index) => `${word}${index}`).join(' ');
  const began = performance.now();
  expect(kinds(words('a'), words('b'))).toEqual(['removed', 'added']);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('so are two of thousands of short paragraphs, and of a hundred long ones', () => {
  const paragraphs = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join('\n\n');
  const long = (word: string) =>
    Array.from({ length: 100 }, (_, index) => `${index}${` ${word}`.repeat(290)}`).join('\n\n');
  const began = performance.now();
  expect(kinds(paragraphs('a'), paragraphs('b'))).toHaveLength(40_000);
  expect(kinds(long('a'), long('b'))).toHaveLength(200);
  expect(performance.now() - began).toBeLessThan(1_000);
});
