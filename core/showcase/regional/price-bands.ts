import type { PriceBand } from '@kardan/contract/calls/regions/regional-offers';
import { filters } from '@kardan/contract/filters';
import type { GroupOfCars } from '../../search/summary/summary-question.ts';

/** The bars of the price histogram as bands of whole euros, each with its cars. */
export function priceBands(groups: GroupOfCars[]): PriceBand[] {
  const counts = new Map(groups.map(({ value, count }) => [value, count]));
  const { edges } = filters.priceEur;
  return edges.map((fromEur, index) => {
    const next = edges[index + 1];
    return { fromEur, toEur: next === undefined ? null : next - 1, count: counts.get(String(fromEur)) ?? 0 };
  });
}
