import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../../kernel/distance.ts';
import { indexedPoint } from './indexed-point.ts';

test('a point as the engine stores it lies within two centimetres and stays where it is when stored again', () => {
  const coordinates = fc.record({
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(coordinates, (point) => {
      const stored = indexedPoint(point);
      expect(distanceKm(point, stored)).toBeLessThan(2e-5);
      expect(indexedPoint(stored)).toEqual(stored);
    }),
  );
});
