import type { PageKind } from '@kardan/contract/values/web-vitals';
import { pageName } from '../error-reporting/page-name.ts';
import type { RouteName } from '../routes/route-table.ts';

/** What a route's name begins with or is; the first that fits decides. */
const kinds: [name: RegExp, kind: PageKind][] = [
  [/^home$/, 'home'],
  [/Expose|Gallery|^expose|^singleOffer$/, 'listing'],
  [/^(newCars|usedCars|oldTimers|oneYearCars|cabriolets|electric|detailedSearch$|searchStart$)/, 'results'],
  [/^(dealerships|dealershipMakes$|portalDealershipListSearch$)/, 'directory'],
  [/^dealership/, 'dealership'],
  [/^regional/, 'regional'],
  [/^magazineArticle$/, 'article'],
  [/^magazine/, 'magazine'],
  [/^(portal|finances$|imprint$)/, 'portal'],
  [/^myCarPark/, 'car-park'],
  [/^(searchAgent|ownSearchAgent)$/, 'search-agent'],
];

/** What kind of page an address leads to. */
export function pageKind(path: string): PageKind {
  return kindOfRoute(pageName(path));
}

export function kindOfRoute(page: RouteName): PageKind {
  return kinds.find(([name]) => name.test(page))?.[1] ?? 'other';
}
