import { expect, test } from 'vitest';
import { isNoise, noiseFragments } from './noise.ts';

const kinds = Object.entries(noiseFragments).flatMap(([kind, fragments]) =>
  fragments.map((fragment) => [kind, fragment] as const),
);

test.each(kinds)('%s: a message with “%s” is noise, in whichever case', (_, fragment) => {
  for (const spelling of [fragment, fragment.toUpperCase()]) expect(isNoise(`TypeError: a ${spelling} b`)).toBe(true);
});

test.each([
  "Cannot read properties of undefined (reading 'priceEur')",
  'Minified React error #418',
  'listings.map is not a function',
  'network',
  '',
])('“%s” is none', (message) => {
  expect(isNoise(message)).toBe(false);
});
