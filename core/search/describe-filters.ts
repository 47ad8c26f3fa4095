import { type Filter, filterKeys, filters } from '@kardan/contract/filters';
import { sorts } from '@kardan/contract/values/sorts';
import type { Category } from '@kardan/contract/values/vehicle';
import type { Database } from '../db/database.ts';
import { vehicleDirectory } from '../vehicles/vehicle-directory.ts';
import { makesWithCars } from './count-vehicles.ts';
import type { SearchEngine } from './engine.ts';

/** The filter catalogue as the API tells it, with the makes that have cars of a category and those that have none. */
export async function describeFilters(services: { db: Database; search: SearchEngine }, category?: Category) {
  const makes = await makesWithCars(services, category ? { category: [category] } : {});
  const withCars = new Set(makes.map(({ id }) => id));
  const others = (await vehicleDirectory(services)).filter(({ id }) => !withCars.has(id));
  return {
    filters: filterKeys.map((key) => {
      const filter: Filter = filters[key];
      return {
        key,
        kind: filter.kind,
        urlName: filter.urlName,
        facet: ('facet' in filter && filter.facet === true) || ('edges' in filter && filter.edges !== undefined),
        ...('unit' in filter && { unit: filter.unit }),
        ...('min' in filter && { min: filter.min, max: filter.max }),
        ...('step' in filter && { step: filter.step }),
        ...('values' in filter && { values: [...filter.values] }),
      };
    }),
    sorts: [...sorts],
    makes,
    makesWithoutCars: others.map(({ id, slug, name }) => ({ id, slug, name })),
  };
}
