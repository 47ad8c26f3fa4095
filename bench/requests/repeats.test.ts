import { expect, test } from 'vitest';
import { repeatedShare } from './repeats.ts';

test('a question counts as repeated while the first answer is kept, however often it is asked', () => {
  const arrivals = Float64Array.of(0, 400, 800, 1_200, 1_300);
  const sameQuestion = Uint32Array.of(5, 5, 5, 5, 5);
  // Kept from 0 to 1,000: 400 and 800 repeat; 1,200 asks anew, 1,300 repeats.
  expect(repeatedShare(arrivals, sameQuestion, 1_000)).toBe(3 / 5);
  expect(repeatedShare(arrivals, Uint32Array.of(1, 2, 3, 4, 5), 1_000)).toBe(0);
});
