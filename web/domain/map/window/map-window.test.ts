import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isClosest,
  type MapWindow,
  placeOn,
  wholeCountry,
  widened,
  windowAround,
  windowFromQuery,
  windowToQuery,
} from './map-window.ts';

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

/** Presses once, as a visitor does: by the address. */
function pressed(spot: typeof graz, window: MapWindow): MapWindow | undefined {
  return windowFromQuery(new URLSearchParams(windowToQuery(windowAround(spot, window))));
}

test('pressing on ends after five windows at the closest one, which stays', () => {
  const heights: number[] = [];
  let window = wholeCountry;
  while (!isClosest(window) && heights.length < 20) {
    window = pressed(graz, window) ?? wholeCountry;
    heights.push(window.bounds.north - window.bounds.south);
  }
  expect(heights.map((degrees) => Number(degrees.toFixed(2)))).toEqual([0.93, 0.31, 0.1, 0.03, 0.01]);
  expect(window.zoom).toBe(14);
  expect(pressed(graz, window)).toEqual(window);
});

test('pressing on and on, wherever and from whichever window, never leads back to the country', () => {
  const spots = fc.record({
    latitude: fc.double({ min: 46.37, max: 49.02, noNaN: true }),
    longitude: fc.double({ min: 9.53, max: 17.16, noNaN: true }),
  });
  const windows = fc
    .record({
      spot: spots,
      height: fc.double({ min: 0.0051, max: 3, noNaN: true }),
      width: fc.double({ min: 0.0051, max: 3, noNaN: true }),
      zoom: fc.integer({ min: 7, max: 14 }),
    })
    .map(({ spot: { latitude: south, longitude: west }, height, width, zoom }) => ({
      bounds: { south, west, north: Math.min(south + height, 50), east: west + width },
      zoom,
    }));
  fc.assert(
    fc.property(fc.oneof(windows, fc.constant(wholeCountry)), fc.array(spots, { minLength: 12 }), (start, presses) => {
      let window = start;
      for (const spot of presses) {
        if (isClosest(window)) break;
        const next = pressed(spot, window);
        if (!next) throw new Error(`back at the country from ${windowToQuery(window)}`);
        window = next;
      }
      expect(isClosest(window)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('from the closest window the way back leads out to the country', () => {
  let window: MapWindow | undefined = wholeCountry;
  for (let press = 0; press < 5; press += 1) window = windowAround(graz, window);
  expect(isClosest(window)).toBe(true);
  let steps = 0;
  for (; window; window = widened(window)) steps += 1;
  expect(steps).toBe(4);
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
