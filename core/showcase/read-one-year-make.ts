import type { OneYearMakePage } from '@kardan/contract/calls/pages/car-pages';
import { sectionFilters } from '@kardan/contract/values/sections';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { namedGroups, priced } from '../search/summary/named-groups.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { makeOfPage, nameOf } from './find-vehicle.ts';
import { officialFigureNames, officialOfCars } from './new-cars/official-figures.ts';
import { priceFigures, priceSpread } from './price-spread.ts';
import { newestOnPage } from './read-make-page.ts';

/** One-year models of a make, most cars first, with what they save where the catalogue knows the first price. */
export async function readOneYearMake(
  services: { db: Database; search: SearchEngine },
  makeReference: string,
): Promise<OneYearMakePage> {
  const make = await makeOfPage(services, makeReference);
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters: { ...sectionFilters('one-year'), vehicles: [make.slug] },
      figures: priceFigures,
      groups: { model: [...priceFigures, ...officialFigureNames, 'averageSavingEur', 'carsWithKnownSaving'] },
      cards: { order: 'newest', limit: newestOnPage, spread: true },
    },
  ]);
  const [{ total, figures, groups, cards }] = summaries;
  const models = namedGroups(groups.model, make.models, ({ slug }) => `${make.slug}/${slug}`);
  return {
    make: nameOf(make),
    total,
    price: priceSpread(figures),
    models: models.map((group) => ({
      ...priced(group),
      price: priceSpread(group.figures),
      official: officialOfCars(group.figures),
      averageSavingEur: positive(group.figures.averageSavingEur),
      carsWithKnownSaving: group.figures.carsWithKnownSaving ?? 0,
    })),
    newest: cards,
    asOf,
  };
}

/** Cars with many extras cost more than the catalogue's bare version: that is no saving, and no loss either. */
function positive(eur: number | null): number | null {
  return eur !== null && eur > 0 ? eur : null;
}
