import type { SearchFilters } from '@kardan/contract/calls/search/search';

/** What somebody typed, and the filters that a reader of the language would set for it on the fifteenth of November 2026. */
export type Phrase = readonly [text: string, filters: SearchFilters];

export const phrasesToday = '2026-11-15';
