import { expect, test } from 'vitest';
import { textTable } from './format.ts';

test('columns stand under each other, words to the left and figures to the right', () => {
  const table = textTable(
    ['page', 'LCP'],
    [
      ['home', '1.20 s'],
      ['make and model', '900 ms'],
    ],
  );
  expect(table).toBe(['page               LCP', 'home            1.20 s', 'make and model  900 ms'].join('\n'));
});
