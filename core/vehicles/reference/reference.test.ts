import { readFileSync, statSync } from 'node:fs';
import { bodies, consumptionNorms, drives, fuels, gearboxes } from '@kardan/contract/values/vehicle';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

type Row = Record<string, string>;

const file = (name: string): URL => new URL(name, import.meta.url);
const rows = (name: string): Row[] => parse(readFileSync(file(name)), { columns: true });
const number = (text: string | undefined): number => (text ? Number(text) : Number.NaN);
const named = (table: Row[]): string[] => table.slice(0, 5).map((row) => `${row.id} ${row.name} ${row.slug}`);

const makes = rows('./makes.csv');
const models = rows('./models.csv');
const generations = rows('./generations.csv');
const versions = rows('./versions.csv');
const modelOf = new Map(models.map((model) => [model.id, model]));

const reserved = new Set(
  (
    'estate kombi region make marke info list-search fahrzeuge search suche expose inserat new-dealer operator ' +
    'region-make print drucken bilder image-responsive makes models main left-bar references electric-feed ' +
    'electric-makes new-car-makes dealership-search'
  ).split(' '),
);

test('the catalogue is as large as the Austrian market needs and small enough to commit', () => {
  expect(makes).toHaveLength(130);
  expect(models.length).toBeGreaterThan(2050);
  expect(versions.length).toBeGreaterThan(10_000);
  expect(statSync(file('./versions.csv')).size).toBeLessThan(1_600_000);
});

test.each([
  ['makes', makes],
  ['models', models],
  ['generations', generations],
  ['versions', versions],
])('%s are numbered from 1 without gaps', (_, table) => {
  expect(table.findIndex((row, index) => row.id !== String(index + 1))).toBe(-1);
});

test.each([
  ['makes', makes, ''],
  ['models', models, 'make_id'],
  ['versions', versions, 'model_id'],
])('slugs of %s are well-formed, unique in their scope and never a word a path needs', (_, table, scope) => {
  const seen = new Set<string>();
  const wrong = table.filter((row) => {
    const slug = row.slug ?? '';
    const key = `${row[scope] ?? ''}/${slug}`;
    const taken = seen.has(key);
    seen.add(key);
    return taken || reserved.has(slug) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
  });
  expect(named(wrong)).toEqual([]);
});

test('what a row refers to exists and belongs together', () => {
  const makeIds = new Set(makes.map((make) => make.id));
  const generationOf = new Map(generations.map((generation) => [generation.id, generation]));
  expect(named(models.filter((model) => !makeIds.has(model.make_id)))).toEqual([]);
  expect(named(generations.filter((generation) => !modelOf.has(generation.model_id)))).toEqual([]);
  const wrong = versions.filter(
    (version) =>
      !modelOf.has(version.model_id) ||
      (version.generation_id && generationOf.get(version.generation_id)?.model_id !== version.model_id),
  );
  expect(named(wrong)).toEqual([]);
});

test('closed values are the ones of the contract', () => {
  const closed: [string, readonly string[], boolean][] = [
    ['body', bodies, false],
    ['fuel', fuels, false],
    ['gearbox', gearboxes, false],
    ['drive', drives, false],
    ['consumption_norm', consumptionNorms, true],
  ];
  for (const [name, values, optional] of closed) {
    const wrong = versions.filter((version) => !values.includes(version[name] ?? '') && !(optional && !version[name]));
    expect(named(wrong), name).toEqual([]);
  }
});

test('nothing was built before it began or outside the years of its model', () => {
  for (const table of [models, generations, versions]) {
    expect(named(table.filter((row) => row.built_to && number(row.built_to) < number(row.built_from)))).toEqual([]);
  }
  const outside = versions.filter((version) => {
    const model = modelOf.get(version.model_id);
    const end = (row: Row | undefined): number => (row?.built_to ? number(row.built_to) : 9999);
    return number(version.built_from) < number(model?.built_from) || end(version) > end(model);
  });
  expect(named(outside)).toEqual([]);
});

test('an electric car has no engine and needs no shifting; only cars with a plug have a battery and an electric range', () => {
  const electric = versions.filter((version) => version.fuel === 'electric');
  expect(electric.length).toBeGreaterThan(400);
  expect(
    named(
      electric.filter(
        (version) =>
          version.gearbox !== 'automatic' ||
          version.displacement_ccm ||
          version.cylinders ||
          version.consumption_l ||
          version.combustion_power_kw ||
          (version.co2_g_per_km || '0') !== '0',
      ),
    ),
  ).toEqual([]);
  const rest = versions.filter((version) => !['electric', 'plug-in-hybrid'].includes(version.fuel ?? ''));
  expect(
    named(rest.filter((version) => version.battery_kwh || version.range_km || version.continuous_power_kw)),
  ).toEqual([]);
});

test('power fits the engine', () => {
  const plain = versions.filter(
    (version) => ['petrol', 'diesel'].includes(version.fuel ?? '') && version.displacement_ccm,
  );
  const wrong = plain.filter((version) => {
    const kwPerLitre = (number(version.power_kw) / number(version.displacement_ccm)) * 1000;
    return kwPerLitre < 7 || kwPerLitre > (version.fuel === 'diesel' ? 100 : 160);
  });
  expect(named(wrong)).toEqual([]);
  const combustion = versions.filter((version) => number(version.combustion_power_kw) > number(version.power_kw));
  expect(named(combustion)).toEqual([]);
});

test('CO2 follows from consumption: 23.2 g/km for each litre of petrol on 100 km, 26.4 for diesel', () => {
  const gramsPerLitre: Record<string, number[]> = {
    petrol: [23.2],
    diesel: [26.4],
    hybrid: [23.2, 26.4],
    'plug-in-hybrid': [23.2, 26.4],
    lpg: [16.2],
  };
  const official = versions.filter((version) => version.consumption_l);
  expect(official.length).toBeGreaterThan(1500);
  const wrong = official.filter((version) => {
    const factors = gramsPerLitre[version.fuel ?? ''] ?? [];
    const litres = number(version.consumption_l);
    return !factors.some((factor) => Math.abs(litres * factor - number(version.co2_g_per_km)) <= 0.06 * factor);
  });
  expect(named(wrong)).toEqual([]);
  expect(named(official.filter((version) => !version.consumption_norm || !version.co2_g_per_km))).toEqual([]);
});

test('ranges, doors, seats and prices are those of cars', () => {
  const between = (name: string, from: number, to: number): Row[] =>
    versions.filter((version) => version[name] && !(number(version[name]) >= from && number(version[name]) <= to));
  expect(named(between('power_kw', 4, 1000))).toEqual([]);
  expect(named(between('range_km', 10, 900))).toEqual([]);
  expect(named(between('battery_kwh', 5, 140))).toEqual([]);
  expect(named(between('consumption_kwh', 10, 35))).toEqual([]);
  expect(named(between('doors', 2, 5))).toEqual([]);
  expect(named(between('seats', 2, 9))).toEqual([]);
  expect(named(between('price_new_eur', 7000, 500_000))).toEqual([]);
  expect(named(between('popularity', 1, 10_000))).toEqual([]);
});

test.each([
  ['volkswagen', 'golf', 150],
  ['volkswagen', 'id-3', 6],
  ['audi', 'a4', 100],
  ['audi', 'q5', 25],
  ['mercedes-benz', 'c-klasse', 100],
  ['mercedes-benz', 'glc', 15],
  ['skoda', 'octavia', 100],
  ['skoda', 'enyaq', 6],
  ['bmw', '3er', 100],
  ['bmw', 'x1', 25],
])('the common model %s %s has its versions', (make, model, atLeast) => {
  const makeId = makes.find((row) => row.slug === make)?.id;
  const modelId = models.find((row) => row.make_id === makeId && row.slug === model)?.id;
  expect(versions.filter((version) => version.model_id === modelId).length).toBeGreaterThanOrEqual(atLeast);
});
