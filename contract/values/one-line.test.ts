import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collapseToOneLine, oneLine, toOneLine } from './one-line.ts';

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

test('collapsed, it is one line of words with one blank between, and says no other word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = collapseToOneLine(text);
      expect(line).toMatch(oneLine);
      expect(line).not.toMatch(/^\s|\s$|\s\s/);
      expect(line.split(' ').join('')).toBe(toOneLine(text).replaceAll(/\s/g, ''));
    }),
  );
});

test.each([
  [' Eva\r\n\u2028 \u202eMaier\u00a0', 'Eva Maier'],
  ['Škoda Octavia – bis € 15.000', 'Škoda Octavia – bis € 15.000'],
  ['\u0000', ''],
])('%j collapses to %j', (text, line) => {
  expect(collapseToOneLine(text)).toBe(line);
});
