import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { ReactNode } from 'react';

/** The form that asks dealers near a place for what was not found; a make is named where the search is for one. */
export type AskNearby = (filters: SearchFilters, make?: { slug: string; name: string }) => ReactNode;
