import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type FilterInWords, searchInWords, type Wording } from '@kardan/contract/labels/search-in-words';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import {
  loadDealershipNames,
  loadDistrictNames,
  loadMakeNames,
  loadModelNames,
  loadPlaceName,
  loadRegionNames,
} from './filter-name-store.ts';

/** What a search looks for in words, with the names that makes, places and dealerships have now. */
export async function describeSearch(
  { db }: { db: Database },
  search: SearchFilters,
  language: Language,
): Promise<FilterInWords[]> {
  return searchInWords(search, { language, nameOf: await readNames(db, search, language) });
}

/** One lookup for each kind of name that the search holds. */
async function readNames(db: Database, search: SearchFilters, language: Language): Promise<Wording['nameOf']> {
  const { region = [], district = [], dealership = [], place } = search;
  const names = {
    ...(await vehicleNames(db, [...(search.vehicles ?? []), ...(search.excludedVehicles ?? [])])),
    region: bySlug(region.length > 0 ? await loadRegionNames(db, region, language) : []),
    district: bySlug(district.length > 0 ? await loadDistrictNames(db, district) : []),
    dealership: bySlug(dealership.length > 0 ? await loadDealershipNames(db, dealership) : []),
    place: new Map(place && [[place.postcode, await loadPlaceName(db, place.postcode)]]),
  };
  return (kind, slug) => names[kind].get(slug);
}

async function vehicleNames(db: Database, vehicles: string[]) {
  const parts = vehicles.map((vehicle) => vehicle.split('/') as [string, string?]);
  const makes = parts.length > 0 ? await loadMakeNames(db, [...new Set(parts.map(([make]) => make))]) : [];
  const modelSlugs = [...new Set(parts.flatMap(([, model]) => model ?? []))];
  const makeIds = makes.map(({ id }) => id);
  const models = makeIds.length > 0 && modelSlugs.length > 0 ? await loadModelNames(db, makeIds, modelSlugs) : [];
  const inMake = Map.groupBy(models, ({ makeId }) => makeId);
  return {
    make: bySlug(makes),
    model: new Map(
      makes.flatMap((make) =>
        (inMake.get(make.id) ?? []).map(({ slug, name }): [string, string] => [`${make.slug}/${slug}`, name]),
      ),
    ),
  };
}

function bySlug(names: { slug: string; name: string }[]): Map<string, string> {
  return new Map(names.map(({ slug, name }) => [slug, name]));
}
