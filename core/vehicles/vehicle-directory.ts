import type { Database } from '../db/database.ts';
import { namesRevision } from '../db/names-revision.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import { loadFormerMakeSlugs, loadFormerModelSlugs, loadMakes, loadMergedModels, loadModels } from './vehicle-store.ts';

export interface NamedModel {
  id: number;
  slug: string;
  name: string;
  /** Where it has any: slugs that it had before, or that models merged with it had. */
  formerSlugs?: readonly string[];
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

const kept = new WeakMap<Database, { revision: string; directory: Promise<Directory> }>();

/** Every make with its models that are not hidden, by name; some 2,000 names, kept until one of them changes. */
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

async function keptDirectory(db: Database): Promise<Directory> {
  const revision = await namesRevision({ db });
  const known = kept.get(db);
  if (known?.revision === revision) return known.directory;
  const directory = readDirectory(db);
  kept.set(db, { revision, directory });
  directory.catch(() => kept.delete(db));
  return directory;
}

async function readDirectory(db: Database): Promise<Directory> {
  const [makes, models, former, formerModels, merged] = await Promise.all([
    loadMakes(db),
    loadModels(db),
    loadFormerMakeSlugs(db),
    loadFormerModelSlugs(db),
    loadMergedModels(db),
  ]);
  const mergedInto = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto]));
  const formerOfMake = Map.groupBy(former, ({ makeId }) => makeId);
  // A model that was merged with another is one of its earlier names.
  const formerOfModels = [
    ...formerModels,
    ...merged.map(({ id, makeId, slug }) => ({ slug, makeId, modelId: id })),
  ].map((each) => ({ ...each, modelId: mergedInto.get(each.modelId) ?? each.modelId }));
  const formerOfModel = Map.groupBy(formerOfModels, ({ modelId }) => modelId);
  const byMake = Map.groupBy(models, (model) => model.makeId);
  return {
    makes: makes.map(({ id, slug, name, country }) => ({
      id,
      slug,
      name,
      country,
      ...formerSlugs(formerOfMake.get(id)),
      models: (byMake.get(id) ?? []).map(({ makeId: _, ...model }) => ({
        ...model,
        ...formerSlugs(formerOfModel.get(model.id)),
      })),
    })),
    formerSlugs: new Map(former.map(({ slug, makeId }) => [slug, makeId])),
    formerModelSlugs: new Map(formerOfModels.map(({ slug, makeId, modelId }) => [`${makeId}/${slug}`, modelId])),
  };
}

function formerSlugs(former: readonly { slug: string }[] = []): Pick<NamedModel, 'formerSlugs'> {
  return former.length > 0 ? { formerSlugs: former.map(({ slug }) => slug) } : {};
}
