import type { ElectricMake, NewCarMake } from '@kardan/contract/calls/pages/car-pages';
import { byName } from '@kardan/contract/values/by-name';
import { sectionFilters } from '@kardan/contract/values/sections';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { namedGroups, priced } from '../search/summary/named-groups.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { vehicleDirectory } from '../vehicles/vehicle-directory.ts';
import { officialFigureNames, officialOfCars } from './new-cars/official-figures.ts';
import { priceFigures, priceSpread } from './price-spread.ts';
import { rangeSpan } from './range-span.ts';

interface PageServices {
  db: Database;
  search: SearchEngine;
}

/** Makes that have new cars, by name, each with its model lines. */
export async function listNewCarMakes(services: PageServices): Promise<NewCarMake[]> {
  const [makes, { summaries }] = await Promise.all([
    vehicleDirectory(services),
    summariseListings(services, [
      {
        filters: sectionFilters('new'),
        groups: { make: ['lowestPriceEur', ...officialFigureNames], model: ['lowestPriceEur'] },
      },
    ]),
  ]);
  const [{ groups }] = summaries;
  const modelsOf = new Map(makes.map((make) => [make.id, make.models]));
  return namedGroups(groups.make, makes)
    .map((group) => ({
      ...priced(group),
      official: officialOfCars(group.figures),
      models: namedGroups(
        groups.model,
        modelsOf.get(group.name.id) ?? [],
        ({ slug }) => `${group.name.slug}/${slug}`,
      ).map(priced),
    }))
    .sort(byName);
}

/** Makes that have electric cars, by name. */
export async function listElectricMakes(services: PageServices): Promise<ElectricMake[]> {
  const [makes, { summaries }] = await Promise.all([
    vehicleDirectory(services),
    summariseListings(services, [
      {
        filters: sectionFilters('electric'),
        groups: { make: [...priceFigures, 'shortestRangeKm', 'longestRangeKm', ...officialFigureNames] },
      },
    ]),
  ]);
  return namedGroups(summaries[0].groups.make, makes)
    .map((group) => ({
      ...priced(group),
      price: priceSpread(group.figures),
      rangeKm: rangeSpan(group.figures),
      official: officialOfCars(group.figures),
    }))
    .sort(byName);
}
