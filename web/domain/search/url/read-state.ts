import type { SectionKey } from '@kardan/contract/values/sections';
import { type Sort, sorts } from '@kardan/contract/values/sorts';
import { windowFromQuery } from '#domain/map/window/map-window.ts';
import { readFilters, readTypedPlace } from '../filters/read-filters.ts';
import { openName, pageName, sortName, viewName } from '../filters/url-names.ts';
import { pageFromUrl } from './page-number.ts';
import { pageSizeFromUrl } from './page-size.ts';
import { type SearchState, type StockOwner, type View, views } from './search-state.ts';

/** What stands in the path of a list page beside its section. */
export interface PathChoice {
  section?: SectionKey | undefined;
  dealership?: StockOwner | undefined;
  make?: string | undefined;
  model?: string | undefined;
  /** `/kombi` at the end. */
  estate?: boolean;
}

/** What an address asks for. `page` is undefined when there can be no such page. */
export function readState(path: PathChoice, query: URLSearchParams): Omit<SearchState, 'page'> & { page?: number } {
  const filters = readFilters(query);
  if (path.dealership) delete filters.dealership;
  const vehicle = path.make && (path.model ? `${path.make}/${path.model}` : path.make);
  if (vehicle)
    filters.vehicles = [vehicle, ...(filters.vehicles ?? []).filter((each) => each !== vehicle)].slice(0, 50);
  if (path.estate) filters.body = ['estate', ...(filters.body ?? []).filter((each) => each !== 'estate')];
  const sort = query.get(sortName) as Sort | null;
  const typedPlace = readTypedPlace(query);
  const hasPlace = filters.place !== undefined || typedPlace !== undefined;
  const view = query.get(viewName) as View | null;
  const limit = pageSizeFromUrl(query);
  const page = pageFromUrl(query.getAll(pageName), limit);
  return {
    section: path.section,
    ...(path.dealership && { dealership: path.dealership }),
    filters,
    typedPlace,
    sort: sort && sorts.includes(sort) && (sort !== 'distance' || hasPlace) ? sort : 'relevance',
    limit,
    view: view && views.includes(view) ? view : 'list',
    ...(query.has(openName) && { open: openGroups(query.get(openName)) }),
    window: windowFromQuery(query),
    ...(page !== undefined && { page }),
  };
}

const maxOpenGroups = 12;

/** Names that look like one, each once: whoever writes others into an address opens nothing. */
function openGroups(names: string | null): string[] {
  const known = (names ?? '').split(',').filter((name) => /^[a-z]{1,20}$/.test(name));
  return [...new Set(known)].slice(0, maxOpenGroups);
}
