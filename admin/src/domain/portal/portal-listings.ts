import type { StockState } from '@kardan/contract/values/stock';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export interface PortalListingsQuestion {
  q?: string;
  state?: StockState;
  dealership?: string;
}

export const portalListingsKey = ['portal', 'listings'];

/** Cars of the whole portal. */
export const portalListingsQuery = (question: PortalListingsQuestion) =>
  infiniteQueryOptions({
    queryKey: [...portalListingsKey, question],
    queryFn: ({ pageParam, signal }) =>
      api.portalListings({ query: { ...question, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
