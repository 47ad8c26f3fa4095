import { readFileSync } from 'node:fs';
import type { City, District, Region } from '@kardan/contract/calls/regions/regions';
import { parse } from 'csv-parse/sync';
import type { NamedGeneration } from '../../../vehicles/list-generations.ts';
import type { NamedModel } from '../../../vehicles/vehicle-directory.ts';
import { buildVocabulary, type Vocabulary } from '../names/vocabulary.ts';

/** The names of the reference files, read without a database. */
export function referenceVocabulary(): Promise<Vocabulary> {
  const regions = rows<Region & { nameEn: string }>('regions/reference/regions.csv');
  const districts = rows<District>('regions/reference/districts.csv');
  const cities = rows<City>('regions/reference/cities.csv');
  const makes = rows<NamedModel & { country: string }>('vehicles/reference/makes.csv');
  const models = rows<NamedModel & { makeId: number; popularity: number }>('vehicles/reference/models.csv');
  const generations = rows<NamedGeneration>('vehicles/reference/generations.csv');
  const byMake = Map.groupBy(models, ({ makeId }) => makeId);
  return buildVocabulary(
    makes.map((make) => ({ ...make, models: byMake.get(make.id) ?? [] })),
    generations.sort((one, other) => (one.builtFrom ?? 0) - (other.builtFrom ?? 0)),
    {
      regions: regions.map((region) => ({ ...region, englishName: region.nameEn })),
      districts: districts.map((district) => ({ ...district, selectable: district.kind !== 'vienna' })),
      cities,
    },
  );
}

/** Columns that are text although they may hold digits. */
const texts = new Set(['name', 'nameEn', 'slug', 'postcode', 'isoCode', 'capital', 'kind', 'plateCode', 'country']);

function rows<T>(file: string): T[] {
  const table: Record<string, string>[] = parse(readFileSync(new URL(`../../../${file}`, import.meta.url)), {
    columns: (names: string[]) => names.map((name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())),
  });
  return table.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, texts.has(key) ? value : numberOf(value)])),
  ) as T[];
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
