import type { Clause } from './build-filter-clauses.ts';

/**
 * Figures of those cars alone whose price holds NoVA, as every price does unless it says otherwise: a lowest price or a median
 * has no room to say so.
 */
export function ofPricesWithNova(aggregations: Clause): Clause {
  return { withNova: { filter: { term: { flags: 'novaIncluded' } }, aggs: aggregations } };
}

/** The same as the engine answers it. */
export interface PricesWithNova<Aggregations> {
  withNova: Aggregations;
}
