import {
  contractKinds,
  type DealershipSort,
  dealershipSorts,
} from '@kardan/contract/calls/dealerships/dealership-search';
import { dealershipServices, spokenLanguages } from '@kardan/contract/values/dealership';
import { toOneLine } from '@kardan/contract/values/one-line';
import { windowFromQuery } from '#domain/map/window/map-window.ts';
import { defaultRadiusKm } from '#domain/search/filters/search-names.ts';
import { pageSizeFromUrl } from '#domain/search/url/page-size.ts';
import { type DirectoryFilters, type DirectoryState, kindWords, names } from './directory-state.ts';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxMakes = 20;
const maxNameLength = 80;

/** What stands in the path. */
export interface DirectoryPath {
  region?: string;
  make?: string;
  portal?: boolean;
}

/** What an address asks for; what cannot be meant is left out. `page` is undefined when there can be no such page. */
export function readDirectory(
  path: DirectoryPath,
  query: URLSearchParams,
): Omit<DirectoryState, 'page'> & { page: number | undefined } {
  const filters = readFilters(path, query);
  const sort = query.get(names.sort) as DealershipSort | null;
  return {
    filters,
    sort: sort && dealershipSorts.includes(sort) && (sort !== 'distance' || filters.place) ? sort : 'relevance',
    view: query.get(names.view) === 'map' ? 'map' : 'list',
    page: pageOf(query.getAll(names.page)),
    limit: pageSizeFromUrl(query),
    window: windowFromQuery(query),
    portal: path.portal ?? false,
  };
}

function readFilters(path: DirectoryPath, query: URLSearchParams): DirectoryFilters {
  const one = (name: string) => query.getAll(name).find((value) => value.trim() !== '');
  const slugOf = (name: string) => [one(name)].find((value) => value !== undefined && isSlug(value));
  const typed = toOneLine(one(names.name) ?? '')
    .trim()
    .slice(0, maxNameLength)
    .trim();
  const asked = one(names.postcode)
    ?.trim()
    .match(/^[1-9]\d{3}/)?.[0];
  // Whoever is asked for a name or a place and types four digits means the place.
  const isPlace = asked === undefined && /^[1-9]\d{3}$/.test(typed);
  const name = isPlace ? '' : typed;
  const postcode = isPlace ? typed : asked;
  const region = path.region ?? slugOf(names.region);
  const district = slugOf(names.district);
  const kind = contractKinds.find((each) => kindWords[each] === one(names.kind));
  const language = spokenLanguages.find((each) => each === one(names.language));
  const makes = [...(path.make ? [path.make] : []), ...query.getAll(names.make).filter(isSlug)];
  return {
    ...(name && { name }),
    ...(postcode && { place: { postcode, radiusKm: radiusOf(one(names.radius)) } }),
    ...(region && { region }),
    ...(district && { district }),
    makes: [...new Set(makes)].slice(0, maxMakes),
    ...(kind && { kind }),
    services: dealershipServices.filter((service) => query.getAll(names.service).includes(service)),
    ...(language && { language }),
    ...(query.getAll(names.open).includes('1') && { openNow: true as const }),
  };
}

function isSlug(value: string): boolean {
  return value.length <= 160 && slug.test(value);
}

function radiusOf(value: string | undefined): number {
  const km = Math.round(Number(value));
  return value !== undefined && km >= 1 && km <= 500 ? km : defaultRadiusKm;
}

function pageOf(values: string[]): number | undefined {
  const [value] = values;
  if (value === undefined) return 1;
  return values.length === 1 && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : undefined;
}
