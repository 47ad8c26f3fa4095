import type { SectionKey } from '@kardan/contract/values/sections';

/** The sections in the order in which visitors look for them, each with its list page. */
export const sectionRoutes = {
  used: 'usedCars',
  new: 'newCars',
  'one-year': 'oneYearCars',
  electric: 'electric',
  cabriolet: 'cabriolets',
  'old-timer': 'oldTimers',
} as const satisfies Record<SectionKey, string>;

export const shownSections = Object.keys(sectionRoutes) as SectionKey[];
