import { expect, test } from 'vitest';
import { shortDuration } from './duration.ts';

test.each([
  [0, '0 s'],
  [42.4, '42 s'],
  [119, '119 s'],
  [300, '5 min'],
  [7_200, '2 h'],
  [400_000, '4 d'],
])('%d seconds are %s', (seconds, words) => {
  expect(shortDuration(seconds).replace('\u00A0', ' ')).toBe(words);
});
