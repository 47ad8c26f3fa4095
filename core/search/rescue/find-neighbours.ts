import type { District } from '@kardan/contract/calls/regions/regions';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '../../db/database.ts';
import { distanceKm } from '../../kernel/distance.ts';
import { listAllDistricts } from '../../regions/list-all-districts.ts';
import { listRegions } from '../../regions/list-regions.ts';
import type { Neighbours } from './loosen-filter.ts';

/** Federal states that share a border, by ISO code. */
export const regionBorders: Readonly<Record<string, readonly string[]>> = {
  'AT-1': ['AT-3', 'AT-6'],
  'AT-2': ['AT-5', 'AT-6', 'AT-7'],
  'AT-3': ['AT-1', 'AT-4', 'AT-6', 'AT-9'],
  'AT-4': ['AT-3', 'AT-5', 'AT-6'],
  'AT-5': ['AT-2', 'AT-4', 'AT-6', 'AT-7'],
  'AT-6': ['AT-1', 'AT-2', 'AT-3', 'AT-4', 'AT-5'],
  'AT-7': ['AT-2', 'AT-5', 'AT-8'],
  'AT-8': ['AT-7'],
  'AT-9': ['AT-3'],
};

const nearestDistricts = 4;

/** What lies beside the regions and districts that a search names: states across a border, districts by distance. */
export async function findNeighbours(services: { db: Database }, filters: SearchFilters): Promise<Neighbours> {
  const [regions, districts] = await Promise.all([
    filters.region ? listRegions(services, 'de-AT') : [],
    filters.district ? listAllDistricts(services) : [],
  ]);
  const slugs = new Map(regions.map(({ isoCode, slug }) => [isoCode, slug]));
  return {
    region: new Map(
      regions.map(({ isoCode, slug }) => [
        slug,
        (regionBorders[isoCode] ?? []).flatMap((code) => slugs.get(code) ?? []),
      ]),
    ),
    district: new Map((filters.district ?? []).map((slug) => [slug, nearestTo(slug, districts)])),
  };
}

function nearestTo(slug: string, districts: District[]): string[] {
  const centre = districts.find((district) => district.slug === slug);
  if (!centre) return [];
  return districts
    .filter((other) => other.selectable && other.id !== centre.id)
    .sort((a, b) => distanceKm(centre, a) - distanceKm(centre, b))
    .slice(0, nearestDistricts)
    .map((district) => district.slug);
}
