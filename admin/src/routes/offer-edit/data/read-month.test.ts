import { expect, test } from 'vitest';
import { readMonth } from './read-month.ts';

test.each([
  ['5/2026', '2026-05'],
  ['05.2026', '2026-05'],
  ['05 / 26', '2026-05'],
  ['122026', '2026-12'],
  ['2026-5', '2026-05'],
  ['13/2026', undefined],
  ['0/2026', undefined],
  ['2026', undefined],
  ['Mai 2026', undefined],
])('%s is read as %s', (text, month) => {
  expect(readMonth(text)).toBe(month);
});
