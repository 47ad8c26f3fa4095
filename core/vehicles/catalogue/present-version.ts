import type { VersionDetail, VersionFacts } from '@kardan/contract/calls/pages/new-cars';
import { powerPs } from '../power.ts';
import type { CatalogueEntry, ModelCatalogue } from './catalogue-provider.ts';

/** A version as lists tell it. */
export function versionFacts(
  entry: CatalogueEntry,
  { generations }: Pick<ModelCatalogue, 'generations'>,
): VersionFacts {
  const { id, slug, name, generationId, body, fuel, gearbox, drive, powerKw, priceNewEur, builtFrom, builtTo } = entry;
  return {
    id,
    slug,
    name,
    generation: generations.find((generation) => generation.id === generationId)?.name ?? null,
    body,
    fuel,
    gearbox,
    drive,
    powerKw,
    powerPs: powerPs(powerKw),
    newPriceEur: priceNewEur,
    builtFrom,
    builtTo,
  };
}

/** Everything that the catalogue knows of a version. */
export function versionDetail(entry: CatalogueEntry, catalogue: Pick<ModelCatalogue, 'generations'>): VersionDetail {
  const { generationId: _, priceNewEur: __, ...facts } = entry;
  return { ...facts, ...versionFacts(entry, catalogue) };
}
