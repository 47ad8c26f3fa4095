import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { SectionKey } from '@kardan/contract/values/sections';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import { openName, pageName, sortName, viewName } from '../filters/url-names.ts';
import { filterQuery } from '../filters/write-filters.ts';
import { estateRoutes, hasOwnPage, type ListRoutes, sectionRoutes } from '../sections.ts';
import { defaultPageSize, limitName } from './page-size.ts';
import type { SearchState, StockOwner } from './search-state.ts';

/** Where a section's search begins, and where its form leads. */
export function sectionPath(locale: Locale, section: SectionKey | undefined): string {
  return href(locale, section ? sectionRoutes[section].all : 'searchStart');
}

/** Where any search begins: one among a dealership's cars at its own page. */
export function searchPath(
  locale: Locale,
  { section, dealership }: Pick<SearchState, 'section' | 'dealership'>,
): string {
  return dealership ? href(locale, 'dealershipListSearch', { slug: dealership.slug }) : sectionPath(locale, section);
}

/** The one address of a search: make, model and estate stand in the path where the section has such a page. */
export function searchAddress(locale: Locale, state: Partial<SearchState>): string {
  const { sort, page, limit = defaultPageSize, view, open = [] } = state;
  const { path, left, level } = pathAndFilters(locale, state);
  const query = filterQuery(left);
  if (sort && sort !== 'relevance') query.append(sortName, sort);
  if (limit !== defaultPageSize) query.append(limitName, String(limit));
  if (view && view !== 'list') query.append(viewName, view);
  if (open.length > 0) query.append(openName, open.join(','));
  if (page && page > 1) query.append(pageName, String(page));
  // Where the bare address is a page of its own, a list in which nothing is chosen says that it is one.
  if (view === 'list' && query.size === 0 && level && hasOwnPage(state.section, level)) query.append(viewName, view);
  return query.size > 0 ? `${path}?${query}` : path;
}

interface PathAndFilters {
  path: string;
  /** What the path does not say. */
  left: SearchFilters;
  /** How much of the vehicle the path of a section says. */
  level?: keyof ListRoutes;
}

function pathAndFilters(locale: Locale, { section, dealership, filters = {} }: Partial<SearchState>): PathAndFilters {
  if (dealership) return pathInStock(locale, dealership, filters);
  return section ? pathInSection(locale, section, filters) : { path: sectionPath(locale, undefined), left: filters };
}

/** A dealership has a page for each make, none for models. */
function pathInStock(locale: Locale, dealership: StockOwner, { vehicles, ...others }: SearchFilters): PathAndFilters {
  const { slug } = dealership;
  const [make, ...more] = vehicles ?? [];
  if (make === undefined) return { path: searchPath(locale, { dealership }), left: others };
  const isPage = more.length === 0 && !make.includes('/');
  return isPage
    ? { path: href(locale, 'dealershipMake', { slug, make }), left: others }
    : { path: searchPath(locale, { dealership }), left: { ...others, vehicles } };
}

function pathInSection(
  locale: Locale,
  section: SectionKey,
  { vehicles, body, ...others }: SearchFilters,
): PathAndFilters {
  const [make, model] = vehicles?.length === 1 ? (vehicles[0]?.split('/') ?? []) : [];
  const estates = estateRoutes[section];
  const inPath = make !== undefined && (model === undefined || sectionRoutes[section].model !== undefined);
  const isEstate = body?.length === 1 && body[0] === 'estate' && (inPath || !vehicles?.length);
  const routes = isEstate && estates ? estates : sectionRoutes[section];
  const left = {
    ...others,
    ...(!inPath && vehicles && { vehicles }),
    ...(routes !== estates && body && { body }),
  };
  const level = inPath ? (model === undefined ? 'make' : 'model') : 'all';
  return { path: listPath(locale, routes, inPath ? { make, model } : {}), left, level };
}

function listPath(
  locale: Locale,
  { all, make: ofMake, model: ofModel }: ListRoutes,
  { make, model }: { make?: string | undefined; model?: string | undefined },
): string {
  if (make && model && ofModel) return href(locale, ofModel, { make, model });
  if (make) return href(locale, ofMake, { make });
  return href(locale, all);
}
