import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { SectionKey } from '@kardan/contract/values/sections';
import type { Sort } from '@kardan/contract/values/sorts';
import type { MapWindow } from '#domain/map/window/map-window.ts';
import type { PageSize } from './page-size.ts';

export const views = ['list', 'grid', 'map'] as const;
export type View = (typeof views)[number];

/** A dealership whose own pages show its cars and no others. */
export interface StockOwner {
  id: number;
  slug: string;
  name: string;
}

/** What stands in the field for a postcode and is none: the name of a town, perhaps. */
export interface TypedPlace {
  name: string;
  radiusKm: number;
}

/** Everything that an address says about a search; the address is the only place where it is kept. */
export interface SearchState {
  /** The list page one is on; undefined on the page for cars of every kind. */
  section?: SectionKey | undefined;
  /** On a dealership's own pages: only its cars are searched, and every address stays below its own. */
  dealership?: StockOwner | undefined;
  /** What the visitor chose. What the section or the dealership fixes is not among it. */
  filters: SearchFilters;
  typedPlace?: TypedPlace | undefined;
  sort: Sort;
  page: number;
  /** How many results a page has. */
  limit: PageSize;
  view: View;
  /** Groups of the filter panel that the visitor opened, each by the name its first filter has in addresses. */
  open?: readonly string[] | undefined;
  /** What the map shows; the whole country unless told. */
  window?: MapWindow | undefined;
}
