import type { City } from '@kardan/contract/calls/regions/regions';
import { expect, test } from 'vitest';
import { largestPlaces } from './largest-places.ts';

const city = (postcode: string, name: string, population: number | null): City => ({
  id: Number(postcode),
  slug: `${name.toLowerCase()}-${postcode}`,
  postcode,
  name,
  districtId: 1,
  municipalityCode: null,
  latitude: 47,
  longitude: 15,
  population,
  revision: 1,
});

test('the largest come first, each name once with its largest postcode; what has no inhabitants is left out', () => {
  const places = largestPlaces([
    city('8020', 'Graz', 90_000),
    city('8700', 'Leoben', 24_000),
    city('8010', 'Graz', 290_000),
    city('8600', 'Bruck', 16_000),
    city('8999', 'Alm', null),
  ]);
  expect(places.map(({ postcode }) => postcode)).toEqual(['8010', '8700', '8600']);
});

test('no more than fit into a block', () => {
  const cities = Array.from({ length: 60 }, (_, i) => city(String(8000 + i), `Ort ${i}`, 1_000 + i));
  const places = largestPlaces(cities);
  expect(places).toHaveLength(24);
  expect(places[0]?.name).toBe('Ort 59');
});
