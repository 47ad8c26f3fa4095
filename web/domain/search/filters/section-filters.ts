import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type SectionKey, sectionFilters } from '@kardan/contract/values/sections';

/** The visitor's filters of a search in a section; what the section fixes stands in the path. */
export function withoutSectionFilters(section: SectionKey | undefined, filters: SearchFilters): SearchFilters {
  if (!section) return filters;
  const fixed = sectionFilters(section);
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !(key in fixed)));
}

/** The section whose page shows these filters, when one value alone decides it. */
export function sectionOf(filters: SearchFilters): SectionKey | undefined {
  const only = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);
  const category = only(filters.category);
  if (category) return category as SectionKey;
  if (filters.category) return undefined;
  if (only(filters.fuel) === 'electric') return 'electric';
  return only(filters.body) === 'cabriolet' ? 'cabriolet' : undefined;
}
