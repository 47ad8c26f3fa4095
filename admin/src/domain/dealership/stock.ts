import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import type { StockSort } from '@kardan/contract/values/stock';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Which cars of the stock, in which order, on which page. */
export interface StockQuestion {
  filter: StockFilter;
  sort: StockSort;
  order: 'asc' | 'desc';
  page: number;
}

/** What begins the key of everything that a changed car makes stale. */
export const stockKey = (dealershipId: string) => ['stock', dealershipId] as const;

/** A page of the stock; while the next one comes, the last one stays in sight. */
export const stockQuery = (dealershipId: string, { filter, sort, order, page }: StockQuestion) =>
  queryOptions({
    queryKey: [...stockKey(dealershipId), 'page', filter, sort, order, page],
    queryFn: ({ signal }) =>
      api.stock({ params: { dealershipId }, query: { ...queryOf(filter), sort, order, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const stockViewsQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['stock-views', dealershipId],
    queryFn: ({ signal }) => api.stockViews({ params: { dealershipId }, signal }),
  });

export const stockSheetsQuery = (dealershipId: string, filter: StockFilter, ids: number[] | undefined) =>
  queryOptions({
    queryKey: [...stockKey(dealershipId), 'sheets', filter, ids],
    queryFn: ({ signal }) =>
      api.stockSheets({ params: { dealershipId }, query: { ...queryOf(filter), ...(ids && { id: ids }) }, signal }),
  });

/** A filter as a query of the API writes it: yes and no are words there. */
export function queryOf({ aboveBand, unpublished, ...filter }: StockFilter) {
  return {
    ...filter,
    ...(aboveBand !== undefined && { aboveBand: String(aboveBand) }),
    ...(unpublished !== undefined && { unpublished: String(unpublished) }),
  };
}
