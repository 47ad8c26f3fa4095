import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

type Row = Record<string, string>;

const rows = (file: string): Row[] => parse(readFileSync(new URL(file, import.meta.url)), { columns: true });
const column = (table: Row[], name: string): string[] => table.map((row) => row[name] ?? '');
const duplicates = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

const regions = rows('./regions.csv');
const districts = rows('./districts.csv');
const cities = rows('./cities.csv');

const reserved = new Set(
  (
    'estate kombi region make marke info list-search fahrzeuge search suche expose inserat new-dealer operator ' +
    'region-make print drucken bilder image-responsive makes models main left-bar references electric-feed ' +
    'electric-makes new-car-makes dealership-search'
  ).split(' '),
);

test('Austria has 9 regions, 94 districts with Vienna among them, and 23 districts of Vienna', () => {
  expect(column(regions, 'id')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(districts).toHaveLength(117);
  expect(districts.filter((district) => district.kind !== 'vienna')).toHaveLength(116);
  expect(districts.filter((district) => district.kind === 'vienna-district')).toHaveLength(23);
  expect(districts.filter((district) => district.kind === 'vienna').map((district) => district.id)).toEqual(['900']);
});

test('every postcode is there once, with a slug that says which place it is', () => {
  expect(cities.length).toBeGreaterThan(2200);
  expect(duplicates(column(cities, 'postcode'))).toEqual([]);
  expect(cities.filter((city) => !city.slug?.endsWith(`-${city.postcode}`))).toEqual([]);
  expect(cities.find((city) => city.postcode === '8010')).toMatchObject({ slug: 'graz-8010', district_id: '601' });
});

test('a part of a town lies in the town’s district, whichever neighbours share its postcode', () => {
  const towns = districts.filter((district) => district.kind === 'statutory-city');
  const parts = towns.flatMap((town) => {
    const name = town.name?.replace(/( an |-| \().*/, '').replace('Sankt', 'St.');
    return cities.filter((city) => city.name?.startsWith(`${name}-`)).map((city) => ({ city, town }));
  });
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ city, town }) => city.district_id !== town.id)).toEqual([]);
});

test('a postcode of several municipalities lies in the district of the one that its place is in', () => {
  const districtOf = (postcode: string) => cities.find((city) => city.postcode === postcode)?.district_id;
  expect(districtOf('3223'), 'Wienerbruck is in Annaberg').toBe('314');
  expect(districtOf('5083'), 'St. Leonhard is in Grödig').toBe('503');
  expect(districtOf('6314'), 'Niederau is in Wildschönau').toBe('705');
});

test.each([
  ['regions', regions],
  ['districts', districts],
  ['cities', cities],
])('%s have unique ids in order and unique, well-formed slugs that no path needs', (_, table) => {
  const ids = column(table, 'id').map(Number);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(duplicates(column(table, 'id'))).toEqual([]);
  const slugs = column(table, 'slug');
  expect(duplicates(slugs)).toEqual([]);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || reserved.has(slug))).toEqual([]);
});

test('what a row refers to exists', () => {
  const regionIds = new Set(column(regions, 'id'));
  const selectable = new Set(
    column(
      districts.filter((district) => district.kind !== 'vienna'),
      'id',
    ),
  );
  expect(districts.filter((district) => !regionIds.has(district.region_id ?? ''))).toEqual([]);
  expect(
    districts.filter((district) => district.parent_id !== (district.kind === 'vienna-district' ? '900' : '')),
  ).toEqual([]);
  expect(cities.filter((city) => !selectable.has(city.district_id ?? ''))).toEqual([]);
  const empty = [...selectable].filter((id) => !cities.some((city) => city.district_id === id));
  expect(empty).toEqual([]);
});

test('everything lies in Austria', () => {
  const outside = [...regions, ...districts, ...cities].filter(
    ({ latitude, longitude }) =>
      !(Number(latitude) > 46.3 && Number(latitude) < 49.1 && Number(longitude) > 9.5 && Number(longitude) < 17.2),
  );
  expect(outside).toEqual([]);
});

test('the populations of the districts add up to those of their regions', () => {
  for (const region of regions) {
    const own = districts.filter((district) => district.region_id === region.id && district.kind !== 'vienna');
    const sum = own.reduce((total, district) => total + Number(district.population), 0);
    expect(Math.abs(sum - Number(region.population)), region.slug).toBeLessThan(10);
  }
});

test('number plates have one or two letters and belong to one district, save for those that share an authority', () => {
  expect(districts.filter((district) => !/^[A-Z]{1,2}$/.test(district.plate_code ?? ''))).toEqual([]);
  const shared = new Set(duplicates(column(districts, 'plate_code')));
  expect(shared).toEqual(new Set(['E', 'W']));
});
