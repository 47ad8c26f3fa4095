import type { DealershipFacets } from '@kardan/contract/calls/dealerships/dealership-search';
import type { DirectoryWords } from '../directory-words.ts';
import type { DirectoryState } from '../url/directory-state.ts';

/** What every part of the filter panel works with. */
export interface PanelProps {
  state: DirectoryState;
  facets: DealershipFacets;
  words: DirectoryWords;
}
