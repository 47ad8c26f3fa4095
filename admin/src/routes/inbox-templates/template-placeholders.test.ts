import { expect, test } from 'vitest';
import { insertAt, partsOf, unknownPlaceholders } from './template-placeholders.ts';

test('a template tells what will be filled in and what nobody knows', () => {
  expect(partsOf('Guten Tag {kunde}, {auto}: {farbe}').map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'Guten Tag '],
    ['known', '{kunde}'],
    ['text', ', '],
    ['known', '{auto}'],
    ['text', ': '],
    ['unknown', '{farbe}'],
  ]);
  expect(unknownPlaceholders('{farbe} {price} {preis} {farbe} {x}')).toEqual(['{farbe}', '{x}']);
});

test('a placeholder takes the place of what is selected, with a gap where a word stands before it', () => {
  expect(insertAt({ value: 'Der kostet', selectionStart: 3, selectionEnd: 3 }, '{auto}')).toEqual({
    text: 'Der {auto} kostet',
    cursor: 10,
  });
  expect(insertAt({ value: 'Der XX!', selectionStart: 4, selectionEnd: 6 }, '{auto}').text).toBe('Der {auto}!');
  expect(insertAt({ value: '', selectionStart: 0, selectionEnd: 0 }, '{kunde}')).toEqual({
    text: '{kunde}',
    cursor: 7,
  });
});
