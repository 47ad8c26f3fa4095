import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import type { Facets } from './facets.ts';

/** What every part of the filter panel works with. */
export interface PanelProps {
  state: SearchState;
  facets: Facets;
  words: FilterWords;
}
