import type { Language } from '@kardan/contract/values/identifiers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Everything that is asked about conditions of examples: a new set makes it stale as a whole. */
export const creditKey = ['credit-conditions'] as const;

export const creditConditionsQuery = queryOptions({
  queryKey: [...creditKey, 'list'],
  queryFn: ({ signal }) => api.creditConditions({ query: {}, signal }),
});

export interface ExampleRates {
  kind: 'credit' | 'leasing';
  nominalInterestPercent: number;
  processingFeeEur: number;
  contractFeePercent?: number;
  contractFeeMonths?: number;
  vatPercent?: number;
}

/** The example as visitors would read it; the one before stays until the next is there. */
export const creditExampleQuery = (rates: ExampleRates, language: Language) =>
  queryOptions({
    queryKey: [...creditKey, 'example', rates, language],
    queryFn: ({ signal }) => api.creditConditionExample({ query: { ...rates, language }, signal }),
    placeholderData: keepPreviousData,
  });
