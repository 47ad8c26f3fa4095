import type { CarsBlock } from '@kardan/contract/calls/content/blocks';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { sectionFilters } from '@kardan/contract/values/sections';

/** What a search asks beyond its section, which the address of the section's list says already. */
export function filtersBeyondSection({ section, filters }: Pick<CarsBlock, 'section' | 'filters'>): SearchFilters {
  const fixed = new Set(section ? Object.keys(sectionFilters(section)) : []);
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !fixed.has(key)));
}
