import type { SectionCount } from '@kardan/contract/values/counted';
import { type SectionFilters, sectionFilters, sectionKeys } from '@kardan/contract/values/sections';
import type { GroupOfCars, Summary } from './summary-question.ts';

/** What a question must group by so that sections can be counted from it. */
export const sectionGroups = { category: [], body: [], fuel: [] } as const;

/** How many cars each section has; a section fixes one thing of a car, so its cars are some groups of those counted. */
export function sectionCounts({ groups }: Pick<Summary, 'groups'>): SectionCount[] {
  return sectionKeys.map((key) => {
    const [fixed, values] = Object.entries(sectionFilters(key))[0] as [keyof SectionFilters, string[]];
    return { key, count: countOf(groups[fixed], values) };
  });
}

function countOf(groups: GroupOfCars[], values: string[]): number {
  return groups.filter(({ value }) => values.includes(value)).reduce((sum, { count }) => sum + count, 0);
}
