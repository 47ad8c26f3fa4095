import type { Locale } from '@kardan/ui/texts/locales.ts';
import { windowToQuery } from '#domain/map/window/map-window.ts';
import { defaultPageSize, limitName } from '#domain/search/url/page-size.ts';
import { href } from '#lib/routes/href.ts';
import { type DirectoryFilters, type DirectoryState, kindWords, names, noFilters } from './directory-state.ts';

type Pairs = [name: string, value: string][];

/** The address of a search for dealerships; an area or a make alone has a page of its own. */
export function directoryAddress(locale: Locale, state: Partial<DirectoryState>): string {
  const {
    filters = noFilters,
    sort = 'relevance',
    view = 'list',
    page = 1,
    limit = defaultPageSize,
    window,
    portal = false,
  } = state;
  const { path, rest } = pathOf(locale, filters, portal);
  const query = new URLSearchParams(filterPairs(rest));
  if (sort !== 'relevance') query.set(names.sort, sort);
  if (limit !== defaultPageSize) query.set(limitName, String(limit));
  if (view !== 'list') query.set(names.view, view);
  if (page > 1) query.set(names.page, String(page));
  const text = [query.toString(), ...(window && view === 'map' ? [windowToQuery(window)] : [])]
    .filter(Boolean)
    .join('&');
  return text === '' ? path : `${path}?${text}`;
}

/** The page that the address begins with, and the filters that its path does not say. */
function pathOf(locale: Locale, filters: DirectoryFilters, portal: boolean): { path: string; rest: DirectoryFilters } {
  if (portal) return { path: href(locale, 'portalDealershipListSearch'), rest: filters };
  const { region, ...elsewhere } = filters;
  if (region) return { path: href(locale, 'dealershipsInRegion', { region }), rest: elsewhere };
  const [make, ...others] = filters.makes;
  if (make && others.length === 0) {
    return { path: href(locale, 'dealershipsOfMake', { make }), rest: { ...filters, makes: [] } };
  }
  return { path: href(locale, 'dealerships'), rest: filters };
}

/** Filters as parameters of an address or hidden fields of a form. */
export function filterPairs(filters: DirectoryFilters): Pairs {
  const { name, place, region, district, makes, kind, services, language, openNow } = filters;
  return [
    ...one(names.name, name),
    ...one(names.postcode, place?.postcode),
    ...one(names.radius, place && String(place.radiusKm)),
    ...one(names.region, region),
    ...one(names.district, district),
    ...makes.map((make): [string, string] => [names.make, make]),
    ...one(names.kind, kind && kindWords[kind]),
    ...services.map((service): [string, string] => [names.service, service]),
    ...one(names.language, language),
    ...one(names.open, openNow && '1'),
  ];
}

function one(name: string, value: string | undefined): Pairs {
  return value === undefined ? [] : [[name, value]];
}
