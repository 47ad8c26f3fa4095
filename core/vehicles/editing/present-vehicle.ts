import type { CatalogueGeneration, CatalogueMake, CatalogueModel } from '@kardan/contract/calls/operator/catalogue';
import type { EditedMake } from './make-edit-store.ts';
import type { EditedModel, loadGenerationsToEdit } from './model-edit-store.ts';

export function presentMake({
  id,
  slug,
  name,
  country,
  kind,
  models,
  edited,
  hiddenAt,
  revision,
}: EditedMake): CatalogueMake {
  const known = kind as CatalogueMake['kind'];
  return { id, slug, name, country, kind: known, models, edited, hidden: hiddenAt !== null, revision };
}

export function presentModel(model: EditedModel): CatalogueModel {
  const { id, slug, name, builtFrom, builtTo, versions, edited, hiddenAt, revision } = model;
  const { mergedInto, targetSlug, targetName } = model;
  return {
    id,
    slug,
    name,
    builtFrom,
    builtTo,
    versions,
    edited,
    hidden: hiddenAt !== null,
    mergedInto: mergedInto === null ? null : { id: mergedInto, slug: targetSlug ?? '', name: targetName ?? '' },
    revision,
  };
}

type StoredGeneration = Awaited<ReturnType<typeof loadGenerationsToEdit>>[number];

export function presentGeneration(generation: StoredGeneration): CatalogueGeneration {
  const { id, name, builtFrom, builtTo, edited, revision } = generation;
  return { id, name, builtFrom, builtTo, edited, revision };
}
