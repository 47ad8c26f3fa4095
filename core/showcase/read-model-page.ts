import type { ModelPage } from '@kardan/contract/calls/pages/car-pages';
import { type SectionKey, sectionFilters } from '@kardan/contract/values/sections';
import type { SearchEngine } from '../search/engine.ts';
import { bodyCounts, counted, fuelCounts, namedGroups } from '../search/summary/named-groups.ts';
import { sectionCounts, sectionGroups } from '../search/summary/section-counts.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { type CatalogueServices, catalogueOf } from '../vehicles/catalogue/catalogue-of.ts';
import { makeOfPage, modelOfPage, nameOf } from './find-vehicle.ts';
import { canBeHadNew, versionsWithOffers } from './new-cars/catalogue-versions.ts';
import { officialFigureNames } from './new-cars/official-figures.ts';
import { priceFigures, priceSpread } from './price-spread.ts';
import { newestOnPage } from './read-make-page.ts';

const versionsOnPage = 60;
const siblingsOnPage = 12;

/** What the page of a model shows, of one section or of all. */
export async function readModelPage(
  services: CatalogueServices & { search: SearchEngine },
  makeReference: string,
  modelReference: string,
  section: SectionKey | null,
): Promise<ModelPage> {
  const make = await makeOfPage(services, makeReference);
  const model = await modelOfPage(services, make, modelReference);
  const path = `${make.slug}/${model.slug}`;
  const fixed = section ? sectionFilters(section) : {};
  const [catalogue, { summaries, asOf }] = await Promise.all([
    catalogueOf(services).readModel(model.id),
    summariseListings(services, [
      {
        filters: { ...fixed, vehicles: [path] },
        groups: { version: ['lowestPriceEur', ...officialFigureNames], body: [], fuel: [] },
        figures: priceFigures,
        cards: { order: 'newest', limit: newestOnPage },
      },
      { filters: { vehicles: [path] }, groups: sectionGroups },
      { filters: { ...fixed, vehicles: [make.slug] }, groups: { model: [] } },
    ]),
  ]);
  const [offers, allSections, ofMake] = summaries;
  const versions = versionsWithOffers(catalogue, offers.groups.version, path);
  return {
    make: nameOf(make),
    model: nameOf(model),
    category: section,
    total: offers.total,
    sections: sectionCounts(allSections),
    generations: catalogue.generations.map(({ name, builtFrom, builtTo }) => ({
      name,
      builtFrom,
      builtTo,
      count: versions.filter(({ generation }) => generation === name).reduce((sum, { count }) => sum + count, 0),
    })),
    versions: versions
      .filter((version) => (section === 'new' ? canBeHadNew(version) : version.count > 0 || version.builtTo === null))
      .sort((a, b) => b.count - a.count)
      .slice(0, versionsOnPage),
    bodies: bodyCounts(offers.groups.body),
    fuels: fuelCounts(offers.groups.fuel),
    price: priceSpread(offers.figures),
    newest: offers.cards,
    siblings: namedGroups(ofMake.groups.model, make.models, ({ slug }) => `${make.slug}/${slug}`)
      .map(counted)
      .filter(({ id }) => id !== model.id)
      .slice(0, siblingsOnPage),
    asOf,
  };
}
