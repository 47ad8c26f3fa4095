import type { CatalogueVersion, ModelPage } from '@kardan/contract/calls/pages/car-pages';
import { type SectionKey, sectionFilters } from '@kardan/contract/values/sections';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { bodyCounts, counted, fuelCounts, namedGroups } from '../search/summary/named-groups.ts';
import { sectionCounts, sectionGroups } from '../search/summary/section-counts.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import type { GroupOfCars } from '../search/summary/summary-question.ts';
import { powerPs } from '../vehicles/power.ts';
import { readModelCatalogue } from '../vehicles/read-model-catalogue.ts';
import { makeOfPage, modelOfPage, nameOf } from './find-vehicle.ts';
import { priceFigures, priceSpread } from './price-spread.ts';
import { newestOnPage } from './read-make-page.ts';

const versionsOnPage = 60;
const siblingsOnPage = 12;

/** What the page of a model shows, of one section or of all. */
export async function readModelPage(
  services: { db: Database; search: SearchEngine },
  makeReference: string,
  modelReference: string,
  section: SectionKey | null,
): Promise<ModelPage> {
  const make = await makeOfPage(services, makeReference);
  const model = await modelOfPage(services, make, modelReference);
  const path = `${make.slug}/${model.slug}`;
  const fixed = section ? sectionFilters(section) : {};
  const [catalogue, { summaries, asOf }] = await Promise.all([
    readModelCatalogue(services, model.id),
    summariseListings(services, [
      {
        filters: { ...fixed, vehicles: [path] },
        groups: { version: ['lowestPriceEur'], body: [], fuel: [] },
        figures: priceFigures,
        cards: { order: 'newest', limit: newestOnPage },
      },
      { filters: { vehicles: [path] }, groups: sectionGroups },
      { filters: { ...fixed, vehicles: [make.slug] }, groups: { model: [] } },
    ]),
  ]);
  const [offers, allSections, ofMake] = summaries;
  const versions = withOffers(catalogue, offers.groups.version, path);
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
      .filter(({ count, builtTo }) => count > 0 || builtTo === null)
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

function withOffers(
  { versions, generations }: Awaited<ReturnType<typeof readModelCatalogue>>,
  groups: GroupOfCars[],
  path: string,
): CatalogueVersion[] {
  const offers = new Map(groups.map((group) => [group.value, group]));
  const generationNames = new Map(generations.map(({ id, name }) => [id, name]));
  return versions.map(({ generationId, priceNewEur, ...version }) => {
    const offer = offers.get(`${path}/${version.slug}`);
    return {
      ...version,
      powerPs: powerPs(version.powerKw),
      generation: generationNames.get(generationId ?? 0) ?? null,
      newPriceEur: priceNewEur,
      count: offer?.count ?? 0,
      priceFromEur: offer?.figures.lowestPriceEur ?? null,
    };
  });
}
