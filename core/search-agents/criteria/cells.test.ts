import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../../kernel/distance.ts';
import { cellOf, cellsAround } from './cells.ts';

/** Austria and what lies around it. */
const coordinates = fc.record({
  latitude: fc.double({ min: 45, max: 50, noNaN: true }),
  longitude: fc.double({ min: 8, max: 18, noNaN: true }),
});

test('whatever lies within a circle lies in one of its cells', () => {
  let within = 0;
  fc.assert(
    fc.property(coordinates, coordinates, fc.double({ min: 1, max: 500, noNaN: true }), (centre, car, radiusKm) => {
      if (distanceKm(centre, car) > radiusKm) return;
      within += 1;
      expect(cellsAround({ centre, radiusKm })).toContain(cellOf(car));
    }),
    { numRuns: 2_000 },
  );
  expect(within).toBeGreaterThan(200);
});

test('also at the very edge, in every direction', () => {
  const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  fc.assert(
    fc.property(coordinates, bearing, fc.constantFrom(5, 30, 50, 100, 200), (centre, angle, radiusKm) => {
      const car = {
        latitude: centre.latitude + (radiusKm / 111.2) * Math.cos(angle),
        longitude:
          centre.longitude + (radiusKm / (111.2 * Math.cos((centre.latitude * Math.PI) / 180))) * Math.sin(angle),
      };
      if (distanceKm(centre, car) <= radiusKm) expect(cellsAround({ centre, radiusKm })).toContain(cellOf(car));
    }),
    { numRuns: 2_000 },
  );
});
