import { expect, test } from 'vitest';
import { markReply } from './marked-text.ts';

const kinds = (text: string, filled: string[]) => markReply(text, filled).map((part) => [part.kind, part.text]);

test('what was filled in is marked, and what is missing', () => {
  expect(kinds('Der VW Golf (2.0) kostet € 24.990, Pickerl {pickerl}.', ['VW Golf (2.0)', '€ 24.990'])).toEqual([
    ['text', 'Der '],
    ['filled', 'VW Golf (2.0)'],
    ['text', ' kostet '],
    ['filled', '€ 24.990'],
    ['text', ', Pickerl '],
    ['missing', '{pickerl}'],
    ['text', '.'],
  ]);
});

test('a mark goes with the words it stood on, the longer one first', () => {
  expect(kinds('Golf Variant und Golf', ['Golf', 'Golf Variant'])).toEqual([
    ['filled', 'Golf Variant'],
    ['text', ' und '],
    ['filled', 'Golf'],
  ]);
  expect(kinds('Der Passat', ['Golf'])).toEqual([['text', 'Der Passat']]);
});

test.each(['', 'a\nb', '{}', '{ zwei wörter }', '{pickerl', 'x{a}y{b}', '€ {preis}{preis}'])(
  'put together again, %j is unchanged',
  (text) => {
    const parts = markReply(text, ['a', '€ ', '']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { at, text: words } of parts) expect(text.slice(at, at + words.length)).toBe(words);
  },
);

test('names of cars and houses may hold any sign', () => {
  const signs = 'Golf 2.0 TDI-R [4x4] (neu) +43/1 $5 a|b {x} ^ * ? \\ ü';
  expect(markReply(`Der ${signs} steht hier`, [signs])).toMatchObject([
    { kind: 'text', text: 'Der ' },
    { kind: 'filled', text: signs },
    { kind: 'text', text: ' steht hier' },
  ]);
});
