import type { SearchFilters } from '@kardan/contract/search';
import type { SectionKey } from '@kardan/contract/sections';

interface Choice {
  section?: SectionKey;
  sort?: 'newest';
}

/** Ways out of the regional pages into the search, which the page composes. */
export interface RegionalLinks {
  cars: (filters: SearchFilters, choice?: Choice) => string;
  agent: (filters: SearchFilters) => string;
}
