import type { CatalogueVersion } from '@kardan/contract/calls/pages/new-cars';
import type { GroupOfCars } from '../../search/summary/summary-question.ts';
import type { ModelCatalogue } from '../../vehicles/catalogue/catalogue-provider.ts';
import { versionFacts } from '../../vehicles/catalogue/present-version.ts';
import { isOfficiallyKnown, officialOfVersion } from './official-figures.ts';

/** Every version of a model with the cars on offer that are known to be of it; `path` is `make/model`. */
export function versionsWithOffers(catalogue: ModelCatalogue, groups: GroupOfCars[], path: string): CatalogueVersion[] {
  const offers = new Map(groups.map((group) => [group.value, group]));
  return catalogue.versions.map((entry) => {
    const offer = offers.get(`${path}/${entry.slug}`);
    return {
      ...versionFacts(entry, catalogue),
      official: officialOfVersion(entry, offer?.figures),
      count: offer?.count ?? 0,
      priceFromEur: offer?.figures.lowestPriceEur ?? null,
    };
  });
}

/** Versions that can be had new: on offer, or still built with a price and the figures that must stand beside it. */
export function canBeHadNew({ count, builtTo, newPriceEur, official }: CatalogueVersion): boolean {
  return isOfficiallyKnown(official) && (count > 0 || (builtTo === null && newPriceEur !== null));
}
