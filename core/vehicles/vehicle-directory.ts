import type { Database } from '../db/database.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import { loadFormerMakeSlugs, loadFormerModelSlugs, loadMakes, loadModels } from './vehicle-store.ts';

export interface NamedModel {
  id: number;
  slug: string;
  name: string;
}

export interface NamedMake extends NamedModel {
  /** Where the make is at home, as `DE`. */
  country: string | null;
  /** The popularity tells how common a model is among the cars on the road. */
  models: (NamedModel & { popularity: number })[];
}

interface Directory {
  makes: NamedMake[];
  /** The ids of makes by slugs they no longer have. */
  formerSlugs: Map<string, number>;
  /** The ids of models by `make id/slug` they no longer have. */
  formerModelSlugs: Map<string, number>;
}

const keepMs = 5 * 60_000;
const kept = new WeakMap<Database, { until: number; directory: Promise<Directory> }>();

/** Every make with its models, by name; some 2,000 names that change a few times a year, so kept for five minutes. */
export async function vehicleDirectory({ db }: { db: Database }): Promise<NamedMake[]> {
  const { makes } = await keptDirectory(db);
  return makes;
}

/** The make that an id, a slug or an earlier slug names; its slug of today is in the answer. */
export async function findMake({ db }: { db: Database }, reference: string): Promise<NamedMake | undefined> {
  const key = idOrSlug(reference);
  if (!key) return undefined;
  const { makes, formerSlugs } = await keptDirectory(db);
  const bySlug = makes.find(({ slug }) => slug === key.slug);
  const id = key.id ?? formerSlugs.get(key.slug);
  return bySlug ?? makes.find((make) => make.id === id);
}

/** The model of a make that a slug or an earlier slug names. Some slugs are all digits (Alfa 147), so ids name no model. */
export async function findModel(
  { db }: { db: Database },
  make: NamedMake,
  reference: string,
): Promise<NamedModel | undefined> {
  const bySlug = make.models.find(({ slug }) => slug === reference);
  if (bySlug) return bySlug;
  const { formerModelSlugs } = await keptDirectory(db);
  const id = formerModelSlugs.get(`${make.id}/${reference}`);
  return make.models.find((model) => model.id === id);
}

function keptDirectory(db: Database): Promise<Directory> {
  const known = kept.get(db);
  if (known && known.until > Date.now()) return known.directory;
  const directory = readDirectory(db);
  kept.set(db, { until: Date.now() + keepMs, directory });
  directory.catch(() => kept.delete(db));
  return directory;
}

async function readDirectory(db: Database): Promise<Directory> {
  const [makes, models, former, formerModels] = await Promise.all([
    loadMakes(db),
    loadModels(db),
    loadFormerMakeSlugs(db),
    loadFormerModelSlugs(db),
  ]);
  const byMake = Map.groupBy(models, (model) => model.makeId);
  return {
    makes: makes.map(({ id, slug, name, country }) => ({
      id,
      slug,
      name,
      country,
      models: (byMake.get(id) ?? []).map(({ makeId: _, ...model }) => model),
    })),
    formerSlugs: new Map(former.map(({ slug, makeId }) => [slug, makeId])),
    formerModelSlugs: new Map(formerModels.map(({ slug, makeId, modelId }) => [`${makeId}/${slug}`, modelId])),
  };
}
