import type { RegionalOffers } from '@kardan/contract/calls/regions/regional-offers';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Named } from '@kardan/contract/values/counted';

/** An area as its page speaks of it. */
export interface AreaView {
  /** "in der Steiermark", "im Bezirk Liezen" */
  place: string;
  make: Named | null;
  /** The search that finds its cars, of the make if there is one. */
  filters: SearchFilters;
  /** Null while the search engine is down. */
  offers: RegionalOffers | null;
}

/** An area that has cars to show. */
export type StockedArea = AreaView & { offers: RegionalOffers };

export function isStocked(area: AreaView): area is StockedArea {
  return area.offers !== null && area.offers.total > 0;
}
