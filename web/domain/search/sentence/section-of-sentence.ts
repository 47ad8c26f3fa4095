import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type SectionKey, sectionFilters, sectionKeys } from '@kardan/contract/values/sections';
import { sectionOf } from '../filters/section-filters.ts';

/** The section that lists what a sentence means: the one it was typed in, or its own where it asks for what that one has not. */
export function sectionOfSentence(filters: SearchFilters, typedIn: string | null): SectionKey | undefined {
  return sectionKeys.find((each) => each === typedIn && suits(each, filters)) ?? sectionOf(filters);
}

function suits(section: SectionKey, filters: SearchFilters): boolean {
  const fixed = Object.entries(sectionFilters(section)) as [keyof ReturnType<typeof sectionFilters>, string[]][];
  return fixed.every(([key, values]) => filters[key] === undefined || filters[key].join() === values.join());
}
