import { filterKeys } from '@kardan/contract/filters';
import { windowName } from '#domain/map/window/map-window.ts';
import { formerVatName, openName, pageName, sortName, urlNamesOf, viewName } from '#domain/search/filters/url-names.ts';
import { limitName } from '#domain/search/url/page-size.ts';
import type { Query } from '#lib/routes/query.ts';

const searchNames = new Set([
  ...filterKeys.flatMap(urlNamesOf),
  formerVatName,
  sortName,
  limitName,
  pageName,
  viewName,
  openName,
  windowName,
]);

/**
 * Whether an address asks for the list of a section that has a page of its own: anything that is asked for is. What no search
 * knows asks for nothing: whoever comes by a campaign's link (`utm_source`, `fbclid`) means the page.
 */
export function asksForList(query: Query): boolean {
  return Object.keys(query).some((name) => searchNames.has(name));
}
