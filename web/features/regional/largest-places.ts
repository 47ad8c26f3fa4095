import type { City } from '@kardan/contract/calls/regions/regions';

/** As many as a block shows at once. */
const shown = 24;

/**
 * The places of a state with most inhabitants, each name once with its largest postcode: a city has several, and a circle around
 * one of them is nearly that around the next. Vienna is one place.
 */
export function largestPlaces(cities: readonly City[]): City[] {
  const inhabited = cities
    .filter(({ population }) => population !== null)
    .sort((a, b) => Number(b.population) - Number(a.population));
  const byName = Map.groupBy(inhabited, ({ name }) => name);
  return [...byName.values()].flatMap((places) => places.slice(0, 1)).slice(0, shown);
}
