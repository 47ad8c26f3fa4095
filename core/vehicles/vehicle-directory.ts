import type { Database } from '../db/database.ts';
import { loadMakes, loadModels } from './vehicle-store.ts';

export interface NamedModel {
  id: number;
  slug: string;
  name: string;
}

export interface NamedMake extends NamedModel {
  models: NamedModel[];
}

const keepMs = 5 * 60_000;
const kept = new WeakMap<Database, { until: number; makes: Promise<NamedMake[]> }>();

/** Every make with its models, by name; some 2,000 names that change a few times a year, so kept for five minutes. */
export function vehicleDirectory({ db }: { db: Database }): Promise<NamedMake[]> {
  const known = kept.get(db);
  if (known && known.until > Date.now()) return known.makes;
  const makes = readDirectory(db);
  kept.set(db, { until: Date.now() + keepMs, makes });
  makes.catch(() => kept.delete(db));
  return makes;
}

/** The make that an id or a slug names. */
export async function findMake(services: { db: Database }, idOrSlug: string): Promise<NamedMake | undefined> {
  const makes = await vehicleDirectory(services);
  return makes.find((make) => make.slug === idOrSlug || String(make.id) === idOrSlug);
}

async function readDirectory(db: Database): Promise<NamedMake[]> {
  const [makes, models] = await Promise.all([loadMakes(db), loadModels(db)]);
  const byMake = Map.groupBy(models, (model) => model.makeId);
  return makes.map(({ id, slug, name }) => ({
    id,
    slug,
    name,
    models: (byMake.get(id) ?? []).map((model) => ({ id: model.id, slug: model.slug, name: model.name })),
  }));
}
