import { expect, test } from 'vitest';
import { placeAlone } from './understand-place.ts';

const around = (radiusKm: number) => ({ postcode: '8010', radiusKm });

test.each([
  { words: 'Graz', said: 50, chosen: 50, meant: 50 },
  { words: 'Graz', said: 50, chosen: 100, meant: 100 },
  { words: 'Graz 20 km', said: 20, chosen: 50, meant: 20 },
  { words: 'Graz 20 km', said: 20, chosen: 100, meant: 100 },
])('"$words" beside $chosen km means $meant km', ({ said, chosen, meant }) => {
  expect(placeAlone({ place: around(said) }, chosen)).toEqual(around(meant));
});

test('words that mean something else, or more than a place, mean no place', () => {
  expect(placeAlone({ text: 'Nähe Hintertupfingen' }, 50)).toBeUndefined();
  expect(placeAlone({ place: around(50), fuel: ['diesel'] }, 50)).toBeUndefined();
});
