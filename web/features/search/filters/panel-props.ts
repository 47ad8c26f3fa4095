import type { SearchState } from '../url/search-state.ts';
import type { Facets } from './facets.ts';
import type { FilterWords } from './filter-words.ts';

/** What every part of the filter panel works with. */
export interface PanelProps {
  state: SearchState;
  facets: Facets;
  words: FilterWords;
}
