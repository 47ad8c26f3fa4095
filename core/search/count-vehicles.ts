import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { findMake, type NamedMake, vehicleDirectory } from '../vehicles/vehicle-directory.ts';
import { type CountedName, namesWithCars } from './counted-name.ts';
import type { SearchEngine } from './engine.ts';
import { searchListings } from './search-listings.ts';

interface SearchServices {
  db: Database;
  search: SearchEngine;
}

/** Makes that have cars among those the filters leave, by name. */
export async function makesWithCars(services: SearchServices, filters: SearchFilters): Promise<CountedName[]> {
  const [makes, { facets }] = await Promise.all([
    vehicleDirectory(services),
    searchListings(services, { ...filters, sort: 'newest', limit: 0, facets: ['make'] }),
  ]);
  return namesWithCars(makes, facets.make);
}

/** Models of a make that have cars among those the filters leave, by name. */
export async function modelsWithCars(
  services: SearchServices,
  makeIdOrSlug: string,
  filters: SearchFilters,
): Promise<CountedName[]> {
  const make = await findMake(services, makeIdOrSlug);
  if (!make) throw new NotFound('make');
  const { facets } = await searchListings(services, {
    ...filters,
    vehicles: [make.slug],
    sort: 'newest',
    limit: 0,
    facets: ['model'],
  });
  return namesWithCars(make.models, facets.model, (model) => `${make.slug}/${model.slug}`);
}

/** Every model of a make, by name, with the number of its cars: somebody brings the first of a new one. */
export async function modelsWithAndWithoutCars(services: SearchServices, makeIdOrSlug: string): Promise<CountedName[]> {
  const make = await findMake(services, makeIdOrSlug);
  if (!make) throw new NotFound('make');
  const counts = new Map((await modelsWithCars(services, makeIdOrSlug, {})).map(({ id, count }) => [id, count]));
  return make.models.map(({ id, slug, name }) => ({ id, slug, name, count: counts.get(id) ?? 0 }));
}

/** Every make with cars and its models with cars, for the sitemap. */
export async function countsByMakeAndModel(
  services: SearchServices,
): Promise<(CountedName & { models: CountedName[] })[]> {
  const [makes, { facets }] = await Promise.all([
    vehicleDirectory(services),
    searchListings(services, { sort: 'newest', limit: 0, facets: ['make', 'model'] }),
  ]);
  const bySlug = new Map(makes.map((make) => [make.slug, make]));
  return namesWithCars(makes, facets.make).map((counted) => ({
    ...counted,
    models: namesWithCars(
      (bySlug.get(counted.slug) as NamedMake).models,
      facets.model,
      (m) => `${counted.slug}/${m.slug}`,
    ),
  }));
}
