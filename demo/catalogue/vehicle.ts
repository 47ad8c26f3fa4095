import type { CatalogueMake, CatalogueModel, CatalogueVersion } from './catalogue-store.ts';

/** What a listing can be of: a version of the catalogue, or for classics a model of which no versions are known. */
export type Vehicle = Omit<CatalogueVersion, 'id' | 'builtFrom' | 'builtTo' | 'popularity'> & {
  versionId: number | null;
  make: CatalogueMake;
  model: CatalogueModel;
};
