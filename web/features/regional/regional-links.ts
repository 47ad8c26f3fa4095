import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { SectionKey } from '@kardan/contract/values/sections';

interface Choice {
  section?: SectionKey;
  sort?: 'newest';
}

/** Ways out of the regional pages into the search, which the page composes. */
export interface RegionalLinks {
  cars: (filters: SearchFilters, choice?: Choice) => string;
  agent: (filters: SearchFilters) => string;
}
