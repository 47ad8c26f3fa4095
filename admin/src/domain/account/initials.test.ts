import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Martina Kofler', 'MK'],
  ['Autohaus Lechner Graz', 'AG'],
  ['Özil', 'ÖZ'],
  ['anna@example.at', 'AA'],
  ['', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
