import type { FacetKey, FacetOption, SearchRequest } from '@kardan/contract/calls/search/search';
import { searchListings } from '@kardan/core/search/search-listings';
import type { Services } from '@kardan/core/services';

type Weight = readonly [value: string, weight: number];

/** What is on offer and where people live: what requests are drawn from. */
export interface Market {
  total: number;
  /** Makes by slug and models as `make/model`, by number of cars. */
  makes: Weight[];
  models: Weight[];
  fuels: Weight[];
  bodies: Weight[];
  gearboxes: Weight[];
  regions: Weight[];
  /** Postcodes by inhabitants: cars stand at dealers, searches come from where people live. */
  postcodes: Weight[];
  newestAt: Date;
}

const counted = ['make', 'model', 'fuel', 'body', 'gearbox', 'region'] as const satisfies FacetKey[];

/** Reads the distributions of the data that is loaded now. */
export async function readMarket(services: Services): Promise<Market> {
  const request: SearchRequest = { sort: 'newest', limit: 1, facets: [...counted] };
  const [{ total, items, facets }, cities] = await Promise.all([
    searchListings(services, request),
    services.db.selectFrom('city').select(['postcode', 'population']).orderBy('id').execute(),
  ]);
  const postcodes = new Map<string, number>();
  for (const { postcode, population } of cities) {
    postcodes.set(postcode, (postcodes.get(postcode) ?? 0) + (population ?? 0));
  }
  return {
    total,
    makes: weightsOf(facets.make),
    models: weightsOf(facets.model),
    fuels: weightsOf(facets.fuel),
    bodies: weightsOf(facets.body),
    gearboxes: weightsOf(facets.gearbox),
    regions: weightsOf(facets.region),
    postcodes: [...postcodes].filter(([, inhabitants]) => inhabitants > 0),
    newestAt: new Date(items[0]?.publishedAt ?? 0),
  };
}

function weightsOf(options: FacetOption[] = []): Weight[] {
  return options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count] as const);
}
