import type { versionList } from '@kardan/contract/calls/listings/valuation';
import type { z } from 'zod';
import { makeOfPage, modelOfPage, nameOf } from '../showcase/find-vehicle.ts';
import { type CatalogueServices, catalogueOf } from '../vehicles/catalogue/catalogue-of.ts';
import { versionFacts } from '../vehicles/catalogue/present-version.ts';

/** The versions of a model, those seen most often first; only those built in a year if one is asked for. */
export async function listVersions(
  services: CatalogueServices,
  asked: { make: string; model: string; year?: number | undefined },
): Promise<z.output<typeof versionList>> {
  const make = await makeOfPage(services, asked.make);
  const model = await modelOfPage(services, make, asked.model);
  const provider = catalogueOf(services);
  const catalogue = await provider.readModel(model.id);
  const { year = null } = asked;
  const built = catalogue.versions.filter(
    ({ builtFrom, builtTo }) => year === null || ((builtFrom ?? year) <= year && (builtTo ?? year) >= year),
  );
  return {
    provider: provider.name,
    make: nameOf(make),
    model: nameOf(model),
    year,
    versions: built.map((version) => versionFacts(version, catalogue)),
  };
}
