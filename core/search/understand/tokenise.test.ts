import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWord } from '../../kernel/fold-word.ts';
import { tokenise } from './tokenise.ts';

const numbers = (text: string) => tokenise(text).flatMap(({ kind, value }) => (kind === 'number' ? [value] : []));

test.each([
  ['15.000', [15_000]],
  ['15,000', [15_000]],
  ['15 000', [15_000]],
  ['1.250.000', [1_250_000]],
  ['9.990,50', [9_990.5]],
  ['1,9', [1.9]],
  ['2.0TDI', [2]],
  ['320 150', [320, 150]],
  ['04/2021', [4, 2021]],
  ['01.04.2021', [1, 4, 2021]],
  ['bis15000€', [15_000]],
])('%j holds the numbers %j', (text, values) => expect(numbers(text)).toEqual(values));

test.each([
  ['Käfer', 'Kaefer'],
  ['ŠKODA', 'skoda'],
  ['Citroën', 'citroen'],
  ['weiß', 'WEISS'],
])('%j and %j are one word', (one, other) => expect(foldWord(one)).toBe(foldWord(other)));

test('tokens stand in order where they say, and leave out nothing but spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      let rest = '';
      let end = 0;
      for (const { from, to } of tokenise(text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        rest += text.slice(end, from);
        end = to;
      }
      expect((rest + text.slice(end)).replace(/[\s\u200b\ufeff]/g, '')).toBe('');
    }),
  );
});
