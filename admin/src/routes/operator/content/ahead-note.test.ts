import { expect, test } from 'vitest';
import { aheadNote } from './ahead-note.ts';

test('a text that is online or scheduled says that its newest version is another one; what nobody will see does not', () => {
  expect(aheadNote({ state: 'scheduled', isAhead: true })).toBe('path.aheadOfPlan');
  expect(aheadNote({ state: 'published', isAhead: true })).toBe('path.ahead');
  expect(aheadNote({ state: 'scheduled', isAhead: false })).toBeUndefined();
  expect(aheadNote({ state: 'review', isAhead: true })).toBeUndefined();
});
