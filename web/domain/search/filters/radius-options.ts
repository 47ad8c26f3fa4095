import { filters } from '@kardan/contract/filters';

/** What can be chosen as radius: the usual ones and, in its place among them, the one that the address says. */
export function radiusOptions(chosenKm: number): number[] {
  return [...new Set([...filters.place.radiiKm, chosenKm])].toSorted((a, b) => a - b);
}
