import { readFileSync } from 'node:fs';
import type { Body } from '@kardan/contract/values/vehicle';
import { parse } from 'csv-parse/sync';
import { indexVehicles, type VehicleIndex } from '../vehicle-index.ts';

/** The vehicles of the reference files, without a database. National codes are only in a licensed catalogue: one is made up. */
export function referenceVehicles(): VehicleIndex {
  const makes = read('makes');
  const models = Map.groupBy(read('models'), ({ make_id }) => make_id);
  const versions = read('versions').map((version) => ({
    modelId: Number(version.model_id),
    slug: version.slug ?? '',
    name: version.name ?? '',
    body: (version.body || null) as Body,
    nationalCode: version.id === '3' ? '123456' : null,
  }));
  const directory = makes.map(({ id, slug = '', name = '', country }) => ({
    id: Number(id),
    slug,
    name,
    country: country ?? null,
    models: (models.get(id) ?? []).map((model) => ({
      id: Number(model.id),
      slug: model.slug ?? '',
      name: model.name ?? '',
      popularity: Number(model.popularity),
    })),
  }));
  return indexVehicles(directory, versions);
}

function read(name: string): Partial<Record<string, string>>[] {
  return parse(readFileSync(new URL(`../../../vehicles/reference/${name}.csv`, import.meta.url)), { columns: true });
}
