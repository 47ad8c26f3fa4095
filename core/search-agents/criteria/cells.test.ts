import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coordinates, distanceKm } from '../../kernel/distance.ts';
import { cellOf, cellsAround } from './cells.ts';

/** Austria and what lies around it. */
const coordinates = fc.record({
  latitude: fc.double({ min: 45, max: 50, noNaN: true }),
  longitude: fc.double({ min: 8, max: 18, noNaN: true }),
});
const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });

/** So far away in this direction, as on a plane. */
function goFrom(centre: Coordinates, angle: number, km: number): Coordinates {
  return {
    latitude: centre.latitude + (km / 111.2) * Math.cos(angle),
    longitude: centre.longitude + (km / (111.2 * Math.cos((centre.latitude * Math.PI) / 180))) * Math.sin(angle),
  };
}

test('whatever lies within a circle lies in one of its cells', () => {
  const radius = fc.double({ min: 1, max: 500, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  let within = 0;
  fc.assert(
    fc.property(coordinates, bearing, radius, share, (centre, angle, radiusKm, shareOfIt) => {
      const car = goFrom(centre, angle, radiusKm * shareOfIt);
      if (distanceKm(centre, car) > radiusKm) return;
      within += 1;
      expect(cellsAround({ centre, radiusKm })).toContain(cellOf(car));
    }),
    { numRuns: 2_000 },
  );
  // A plane is no globe: the farthest may lie outside, most do not.
  expect(within).toBeGreaterThan(1_000);
});

test('also at the very edge, in every direction', () => {
  fc.assert(
    fc.property(coordinates, bearing, fc.constantFrom(5, 30, 50, 100, 200), (centre, angle, radiusKm) => {
      const car = goFrom(centre, angle, radiusKm);
      if (distanceKm(centre, car) <= radiusKm) expect(cellsAround({ centre, radiusKm })).toContain(cellOf(car));
    }),
    { numRuns: 2_000 },
  );
});
