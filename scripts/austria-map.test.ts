import { readFileSync } from 'node:fs';
import { mapDistricts } from '@kardan/contract/map/austria-districts.gen';
import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import { mapHeight, mapWidth, projectPoint } from '@kardan/contract/map/project';
import { describe, expect, test } from 'vitest';
import { contains, fromBorder, type Point, polygonArea, type Ring, signedArea } from './austria-map/plane.ts';
import { readPlaces } from './austria-map/read-places.ts';
import { readPath } from './austria-map/testing/read-path.ts';

const { regions, districts } = readPlaces();
const ringsOf = new Map([...mapRegions, ...mapDistricts].map(({ slug, path }) => [slug, readPath(path)]));
const rings = (slug: string): Ring[] => ringsOf.get(slug) ?? [];

/** Rings turn one way outside and the other way around a hole, so their signed areas add up. */
const area = (slug: string): number => Math.abs(rings(slug).reduce((sum, ring) => sum + signedArea(ring), 0));

const segments = (ring: Ring): [Point, Point][] =>
  ring.slice(1).map((point, index): [Point, Point] => [ring[index] as Point, point]);
const sideless = ([a, b]: [Point, Point]): string => [a.join(), b.join()].sort().join(' ');

/** How many of the shapes have each piece of border. */
function borderCounts(slugs: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of slugs.flatMap((slug) => rings(slug).flatMap(segments).map(sideless))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const regionSlugs = mapRegions.map(({ slug }) => slug);
const districtSlugs = mapDistricts.map(({ slug }) => slug);

test('every region and every selectable district of the reference data has a shape, and nothing else', () => {
  expect(regionSlugs).toEqual(regions.map(({ slug }) => slug));
  expect(mapDistricts.map(({ slug, region }) => ({ slug, region }))).toEqual(
    districts.map(({ slug, region }) => ({ slug, region })),
  );
  expect(districtSlugs).toHaveLength(93 + 23);
});

test('everything lies within the map', () => {
  for (const [x, y] of [...ringsOf.values()].flat(2)) {
    expect(x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight).toBe(true);
  }
});

describe('the plane', () => {
  test.each([
    ['Wien to Bregenz', [48.2082, 16.3738], [47.5031, 9.7471]],
    ['Linz to Klagenfurt', [48.3069, 14.2858], [46.6228, 14.3051]],
    ['Graz to Innsbruck', [47.0707, 15.4395], [47.2692, 11.4041]],
  ] as [string, Point, Point][])('keeps distances: %s', (_, from, to) => {
    const [ax, ay] = projectPoint(...from);
    const [bx, by] = projectPoint(...to);
    const unitsPerKm = 10_890 / 6371;
    expect(Math.hypot(ax - bx, ay - by) / unitsPerKm / kilometres(from, to)).toBeCloseTo(1, 2);
  });

  test('has north above and east to the right', () => {
    const [graz, wien] = [projectPoint(47.07, 15.44), projectPoint(48.21, 16.37)];
    expect(wien[0]).toBeGreaterThan(graz[0]);
    expect(wien[1]).toBeLessThan(graz[1]);
  });
});

test('the areas of the regions are those of the states, within 3 %', () => {
  // Square kilometres, Statistik Austria.
  const real = {
    burgenland: 3965,
    kaernten: 9537,
    niederoesterreich: 19_180,
    oberoesterreich: 11_983,
    salzburg: 7155,
    steiermark: 16_399,
    tirol: 12_648,
    vorarlberg: 2602,
    wien: 415,
  };
  const squareUnitsPerKm2 = (10_890 / 6371) ** 2;
  for (const [slug, km2] of Object.entries(real)) {
    expect(Math.abs(area(slug) / squareUnitsPerKm2 / km2 - 1), slug).toBeLessThan(0.03);
  }
});

test('East Tyrol lies apart, and Vienna in a hole of Lower Austria', () => {
  const outsides = rings('tirol').filter((ring) => polygonArea([ring]) > 1);
  expect(outsides).toHaveLength(2);
  expect(outsides.map((ring) => contains([ring], projectPoint(46.83, 12.77)))).toEqual([false, true]);
  const [outside = []] = rings('niederoesterreich');
  const stephansplatz: Point = projectPoint(48.2085, 16.3731);
  expect(contains([outside], stephansplatz)).toBe(true);
  expect(contains(rings('niederoesterreich'), stephansplatz)).toBe(false);
  expect(contains(rings('wien'), stephansplatz)).toBe(true);
});

test('every postcode lies in its region, give or take the 3 km that its coordinates are accurate to', () => {
  const strays = districts.flatMap(({ slug, region, spots }) =>
    spots
      .filter((spot) => !contains(rings(region), spot))
      .map((spot) => ({ slug, km: fromBorder(rings(region), spot) / (10_890 / 6371) })),
  );
  expect(strays.filter(({ km }) => km > 3)).toEqual([]);
  expect(strays.length).toBeLessThan(40);
});

test('99 of 100 postcodes lie in their district or within 1 km of it', () => {
  const all = districts.flatMap(({ slug, spots }) => spots.map((spot) => ({ slug, spot })));
  const strays = all.filter(({ slug, spot }) => !contains(rings(slug), spot) && fromBorder(rings(slug), spot) > 1.7);
  expect(strays.length / all.length).toBeLessThan(0.01);
});

test('districts fill their region exactly and never cross its border', () => {
  for (const region of regionSlugs) {
    const own = mapDistricts.filter((district) => district.region === region).map(({ slug }) => slug);
    const sum = own.reduce((total, slug) => total + area(slug), 0);
    expect(sum, region).toBeCloseTo(area(region), 6);
    const once = [...borderCounts(own)].filter(([, count]) => count === 1).map(([border]) => border);
    expect(once.sort(), region).toEqual([...borderCounts([region]).keys()].sort());
  }
});

test('neighbours meet exactly: a border has one side on the outside of Austria and two within', () => {
  const ofDistricts = borderCounts(districtSlugs);
  const ofRegions = borderCounts(regionSlugs);
  expect(Math.max(...ofDistricts.values(), ...ofRegions.values())).toBe(2);
  const outline = (counts: Map<string, number>) => [...counts].filter(([, count]) => count === 1).map(([key]) => key);
  expect(outline(ofDistricts).sort()).toEqual(outline(ofRegions).sort());
});

test('no border crosses another', () => {
  const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
    Math.sign(Math.round(100 * ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))));
  const all = [...new Map(districtSlugs.flatMap((slug) => rings(slug).flatMap(segments)).map((s) => [sideless(s), s]))]
    .map(([, [a, b]]) => ({ a, b, left: Math.min(a[0], b[0]), right: Math.max(a[0], b[0]) }))
    .sort((one, other) => one.left - other.left);
  const crossings: string[] = [];
  for (const [index, one] of all.entries()) {
    for (let next = index + 1; next < all.length && (all[next]?.left ?? 0) <= one.right; next += 1) {
      const { a, b } = all[next] as (typeof all)[number];
      const apart = turn(one.a, one.b, a) * turn(one.a, one.b, b) >= 0 || turn(a, b, one.a) * turn(a, b, one.b) >= 0;
      if (!apart) crossings.push(`${sideless([one.a, one.b])} × ${sideless([a, b])}`);
    }
  }
  expect(crossings).toEqual([]);
});

test('a district’s box holds exactly its shape', () => {
  for (const { slug, box } of mapDistricts) {
    const [xs, ys] = [
      rings(slug)
        .flat()
        .map(([x]) => x),
      rings(slug)
        .flat()
        .map(([, y]) => y),
    ];
    const drawn = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    for (const [index, side] of drawn.entries()) expect(box[index], slug).toBeCloseTo(side, 6);
  }
});

test('each label stands in its area', () => {
  for (const { slug, label } of [...mapRegions, ...mapDistricts]) {
    expect(contains(rings(slug), [...label] as Point), slug).toBe(true);
  }
});

describe('neighbours', () => {
  const neighbours = new Map(mapDistricts.map((district) => [district.slug, district.neighbours]));

  test('are mutual, known, and never the district itself', () => {
    for (const [slug, others] of neighbours) {
      expect(others.length, slug).toBeGreaterThan(0);
      for (const other of others) {
        expect(other).not.toBe(slug);
        expect(neighbours.get(other), `${slug} and ${other}`).toContain(slug);
      }
    }
  });

  test.each([
    ['graz-stadt', ['graz-umgebung']],
    ['salzburg-stadt', ['salzburg-umgebung']],
    ['lienz', ['hermagor', 'spittal-an-der-drau', 'zell-am-see']],
  ])('of %s are those that it has', (slug, expected) => {
    expect(neighbours.get(slug)).toEqual(expected);
  });

  test('reach across the borders of regions', () => {
    expect(neighbours.get('moedling')).toContain('wien-23-liesing');
    expect(neighbours.get('tamsweg')).toContain('murau');
  });
});

test.each([
  ['austria-map.gen.ts', 25],
  ['austria-districts.gen.ts', 120],
])('%s stays below %i KB', (file, limit) => {
  const bytes = readFileSync(new URL(`../contract/map/${file}`, import.meta.url)).byteLength;
  expect(bytes / 1024).toBeLessThan(limit);
});

function kilometres([fromLatitude, fromLongitude]: Point, [toLatitude, toLongitude]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(radians(fromLatitude)) *
      Math.cos(radians(toLatitude)) *
      Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}
