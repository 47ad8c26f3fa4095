import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';
import { writeFilters } from '#domain/search/filters/write-filters.ts';

/** Filters that a form has no inputs for, so that sending it does not lose them. */
export function HiddenFilters({ filters, except }: { filters: SearchFilters; except: FilterKey[] }) {
  const others = Object.fromEntries(Object.entries(filters).filter(([key]) => !except.includes(key as FilterKey)));
  return writeFilters(others).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
