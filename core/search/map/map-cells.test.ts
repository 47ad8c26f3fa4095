import { austria } from '@kardan/contract/calls/regions/regions';
import { mapBounds } from '@kardan/contract/calls/search/search-map';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapCells, maxCells } from './map-cells.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const randomBounds = fc
  .record({ south: degrees(40, 55), west: degrees(0, 25), height: degrees(0.001, 20), width: degrees(0.001, 30) })
  .map(({ south, west, height, width }) => ({ south, west, north: south + height, east: west + width }));

test('cells cover all of Austria that is shown, are whole, and never more than 150', () => {
  fc.assert(
    fc.property(randomBounds, fc.integer({ min: 5, max: 14 }), (bounds, zoom) => {
      const cells = mapCells(bounds, zoom);
      if (!cells) return;
      expect(() => mapBounds.parse(cells.bounds)).not.toThrow();
      expect(cells.bounds.north).toBeGreaterThanOrEqual(Math.min(bounds.north, austria.north) - 1e-9);
      expect(cells.bounds.south).toBeLessThanOrEqual(Math.max(bounds.south, austria.south) + 1e-9);
      expect(cells.bounds.west).toBeLessThanOrEqual(Math.max(bounds.west, austria.west) + 1e-9);
      expect(cells.bounds.east).toBeGreaterThanOrEqual(Math.min(bounds.east, austria.east) - 1e-9);
      const scale = 2 ** cells.precision;
      const columns = ((cells.bounds.east - cells.bounds.west) / 360) * scale;
      expect(columns).toBeCloseTo(Math.round(columns), 5);
      expect(Math.round(columns)).toBeLessThanOrEqual(maxCells);
      expect(cells.precision).toBeLessThanOrEqual(zoom + 2);
    }),
    { numRuns: 500 },
  );
});

test('a map that moves within a cell asks for the same cells', () => {
  const graz = { north: 47.09, south: 47.05, east: 15.46, west: 15.42 };
  const moved = { north: 47.0901, south: 47.0501, east: 15.4601, west: 15.4201 };
  expect(mapCells(moved, 13)).toEqual(mapCells(graz, 13));
});

test('what shows nothing of Austria has no cells', () => {
  expect(mapCells({ north: 53, south: 52, east: 14, west: 13 }, 9)).toBeNull();
});

test('all of Austria is never shown in small cells, however deep the zoom', () => {
  expect(mapCells(undefined, 14)?.precision).toBeLessThan(11);
});
