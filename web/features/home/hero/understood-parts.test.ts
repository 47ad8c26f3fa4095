import { expect, test } from 'vitest';
import { partName, unsaidRadiusKm, withoutPart } from './understood-parts.ts';

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
  const part = { filters: ['place' as const] };
  expect(unsaidRadiusKm({ ...part, text: 'in graz' }, { place })).toBe(50);
  expect(unsaidRadiusKm({ ...part, text: 'graz 50 km' }, { place })).toBeUndefined();
  expect(unsaidRadiusKm({ ...part, text: 'diesel', filters: ['fuel'] }, { place })).toBeUndefined();
});

test('a chip names its filter, a wish all that it stands for, and what was not understood is called so', () => {
  const words = { filterName: (key: string) => key.toUpperCase(), notUnderstood: 'nicht verstanden' };
  expect(partName({ kind: 'filter', filters: ['vehicles', 'fuel'] }, words)).toBe('VEHICLES');
  expect(partName({ kind: 'wish', filters: ['body', 'seats'] }, words)).toBe('BODY, SEATS');
  expect(partName({ kind: 'wish', filters: [] }, words)).toBeUndefined();
  expect(partName({ kind: 'unknown', filters: ['text'] }, words)).toBe('nicht verstanden');
});
