import { expect, test } from 'vitest';
import { placeOn, wholeCountry, widened, windowAround, windowFromQuery, windowToQuery } from './map-window.ts';

const graz = { latitude: 47.07, longitude: 15.44 };

test('a closer window has the spot in its middle, and its address leads back to it', () => {
  const closer = windowAround(graz, wholeCountry);
  const [left, top] = placeOn(closer).percent(graz.latitude, graz.longitude);
  expect(left).toBeCloseTo(50, 0);
  expect(Math.abs(top - 50)).toBeLessThan(5);
  expect(windowFromQuery(new URLSearchParams(windowToQuery(closer)))?.zoom).toBe(9);
});

test('stepping back ends at the whole country', () => {
  const closer = windowAround(graz, windowAround(graz, wholeCountry));
  expect(widened(closer)?.zoom).toBe(9);
  expect(widened(windowAround(graz, wholeCountry))).toBeUndefined();
});

test.each([
  '',
  '9',
  '9,1,2,3',
  '9,47,15,46,16',
  '20,46,15,47,16',
  '9,10,15,47,16',
  'a,b,c,d,e',
  '9,46,15,47,1e9',
  '14,48.2,16.37,48.20001,16.37001',
])('"%s" is no window', (text) => {
  expect(windowFromQuery(new URLSearchParams({ ausschnitt: text }))).toBeUndefined();
});
