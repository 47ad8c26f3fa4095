import type { Body, Category, Fuel } from './vehicle.ts';

/** What a section of the site fixes of every search in it. */
export interface SectionFilters {
  category?: Category[];
  body?: Body[];
  fuel?: Fuel[];
}

/**
 * The site's sections in the order they are shown. Four are categories a car is put into, the last two are views of all
 * categories: a used electric cabriolet stands in three of them, so counts of sections do not add up to the total.
 */
export const sections = {
  new: { category: ['new'] },
  used: { category: ['used'] },
  'one-year': { category: ['one-year'] },
  'old-timer': { category: ['old-timer'] },
  cabriolet: { body: ['cabriolet'] },
  electric: { fuel: ['electric'] },
} as const satisfies Record<string, { [K in keyof SectionFilters]: readonly string[] }>;

export type SectionKey = keyof typeof sections;
export const sectionKeys = Object.keys(sections) as SectionKey[];

/** The filters that a section fixes, as a search takes them. */
export function sectionFilters(section: SectionKey): SectionFilters {
  return sections[section] as unknown as SectionFilters;
}
