import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine, toOneLine } from './one-line.ts';

test('whatever is typed or forged becomes one line of the same length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toOneLine(text)).toMatch(oneLine);
      expect(toOneLine(text)).toHaveLength(text.length);
    }),
    { examples: [['a\u0000b'], ['\ud800'], ['Betreff\r\nBcc: x'], ['\u202e\u2028']] },
  );
});

test('a text that is one line stays as it is', () => {
  expect(toOneLine('Škoda Octavia „Combi“ – bis € 15.000')).toBe('Škoda Octavia „Combi“ – bis € 15.000');
});
