import type { MakePage } from '@kardan/contract/calls/pages/car-pages';
import { type SectionKey, sectionFilters } from '@kardan/contract/values/sections';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { bodyCounts, fuelCounts, namedGroups, priced } from '../search/summary/named-groups.ts';
import { sectionCounts, sectionGroups } from '../search/summary/section-counts.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { makeOfPage, nameOf } from './find-vehicle.ts';
import { officialFigureNames, officialOfCars } from './new-cars/official-figures.ts';
import { priceFigures, priceSpread } from './price-spread.ts';

/** Cars on a page of a make or model. */
export const newestOnPage = 8;

/** What the page of a make shows, of one section or of all. */
export async function readMakePage(
  services: { db: Database; search: SearchEngine },
  makeReference: string,
  section: SectionKey | null,
): Promise<MakePage> {
  const make = await makeOfPage(services, makeReference);
  const vehicles = [make.slug];
  const fixed = section ? sectionFilters(section) : {};
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters: { ...fixed, vehicles },
      groups: { model: ['lowestPriceEur', ...officialFigureNames], body: [], fuel: [] },
      figures: priceFigures,
      cards: { order: 'newest', limit: newestOnPage },
    },
    { filters: { vehicles }, groups: sectionGroups },
  ]);
  const [offers, allSections] = summaries;
  return {
    make: nameOf(make),
    category: section,
    total: offers.total,
    sections: sectionCounts(allSections),
    models: namedGroups(offers.groups.model, make.models, ({ slug }) => `${make.slug}/${slug}`).map((group) => ({
      ...priced(group),
      official: officialOfCars(group.figures),
    })),
    bodies: bodyCounts(offers.groups.body),
    fuels: fuelCounts(offers.groups.fuel),
    price: priceSpread(offers.figures),
    newest: offers.cards,
    asOf,
  };
}
