import { expect, test } from 'vitest';
import { directoryAddress } from './directory-address.ts';
import type { DirectoryState } from './directory-state.ts';
import { readDirectory } from './read-directory.ts';

const read = (address: string, path = {}) => {
  const state = readDirectory(path, new URLSearchParams(address.split('?')[1] ?? ''));
  return { ...state, page: state.page ?? 1 } satisfies DirectoryState;
};

test('an area and a make alone have pages of their own, everything else stands in the query', () => {
  const to = (filters: object) => directoryAddress('de-AT', { filters: { makes: [], services: [], ...filters } });
  expect(to({})).toBe('/autohaendler');
  expect(to({ region: 'tirol' })).toBe('/autohaendler/region/tirol');
  expect(to({ makes: ['bmw'] })).toBe('/autohaendler/marke/bmw');
  expect(to({ makes: ['bmw', 'mini'] })).toBe('/autohaendler?marke=bmw&marke=mini');
  expect(to({ region: 'tirol', makes: ['bmw'], openNow: true })).toBe(
    '/autohaendler/region/tirol?marke=bmw&geoeffnet=1',
  );
});

test.each([
  '/autohaendler?name=M%C3%BCller+%26+S%C3%B6hne&ort=8010&umkreis=30&marke=bmw&marke=mini&vertrag=verkauf',
  '/autohaendler?ort=1010&umkreis=50&leistung=workshop&leistung=car-wash&sprache=hr&geoeffnet=1&sort=distance',
  '/autohaendler?name=x&ansicht=map&ausschnitt=9,47.000,15.000,47.500,16.000',
  '/autohaendler?name=x&page=3',
  '/autohaendler?marke=bmw&marke=mini&sort=name&limit=50&page=2',
])('%s is read and written the same', (address) => {
  expect(directoryAddress('de-AT', read(address))).toBe(address);
});

test('a postcode in the field of names is a place, unless a place is asked for already', () => {
  expect(read('/autohaendler?name=+1210+&umkreis=20').filters).toMatchObject({
    place: { postcode: '1210', radiusKm: 20 },
  });
  expect(read('/autohaendler?name=1210').filters.name).toBeUndefined();
  expect(read('/autohaendler?name=1210&ort=8010').filters).toMatchObject({ name: '1210', place: { postcode: '8010' } });
  expect(read('/autohaendler?name=Garage+1210').filters).toMatchObject({ name: 'Garage 1210' });
});

test('what cannot be meant is left out', () => {
  const odd = read(
    `/autohaendler?name=${'a'.repeat(300)}&ort=99&umkreis=-3&bundesland=../x&marke=A%20B&vertrag=leihe&leistung=magic&sprache=xx&sort=cars&limit=30&geoeffnet=yes`,
  );
  expect(odd.filters).toEqual({ name: 'a'.repeat(80), makes: [], services: [] });
  expect(odd).toMatchObject({ sort: 'relevance', limit: 20 });
  expect(read('/autohaendler?name=%00%0A%E2%80%AE').filters.name).toBeUndefined();
  expect(readDirectory({}, new URLSearchParams('page=0')).page).toBeUndefined();
});
