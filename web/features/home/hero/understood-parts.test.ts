import { expect, test } from 'vitest';
import { unsaidRadiusKm, withoutPart } from './understood-parts.ts';

test.each([
  [0, 4, 'rallye diesel in graz'],
  [5, 11, 'golf diesel in graz'],
  [19, 26, 'golf rallye diesel'],
  [0, 26, ''],
])('without characters %i to %i the text is %j', (from, to, left) => {
  expect(withoutPart('golf rallye diesel in graz', { from, to })).toBe(left);
});

test('the radius is said where the text does not say it', () => {
  const place = { postcode: '8010', radiusKm: 50 };
  const part = { from: 0, to: 1, filters: ['place' as const] };
  expect(unsaidRadiusKm({ ...part, text: 'in graz' }, { place })).toBe(50);
  expect(unsaidRadiusKm({ ...part, text: 'graz 50 km' }, { place })).toBeUndefined();
  expect(unsaidRadiusKm({ ...part, text: 'diesel', filters: ['fuel'] }, { place })).toBeUndefined();
});
