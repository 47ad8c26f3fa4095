import { expect, test } from 'vitest';
import { usualRange } from './usual-range.ts';

test('one bad run does not change what is usual', () => {
  expect(usualRange([3, 2, 4, 2, 2, 9, 3, 2])).toEqual({ low: 2, high: 3 });
});

test('no runs have no usual', () => {
  expect(usualRange([])).toBeUndefined();
});
