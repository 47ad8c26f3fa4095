import { expect, test } from 'vitest';
import { byLetter } from './by-letter.ts';

test('every name stands once, under its first letter whatever its accent', () => {
  const names = ['Škoda', 'Seat', 'Audi', '212', 'smart'].map((name) => ({ name }));
  expect(byLetter(names).map(({ letter, makes }) => `${letter}: ${makes.map(({ name }) => name).join(' ')}`)).toEqual([
    '#: 212',
    'A: Audi',
    'S: Škoda Seat smart',
  ]);
});
