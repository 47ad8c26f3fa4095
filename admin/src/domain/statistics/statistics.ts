import type { ListingStatisticsSort } from '@kardan/contract/calls/admin/statistics';
import type { StatisticsStep } from '@kardan/contract/values/statistics-periods';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Of which days, sites and make figures are asked for. */
export interface StatisticsQuestion {
  from: string;
  to: string;
  /** Other sites that are told together with this one. */
  dealershipIds?: number[];
  make?: string;
}

/** What begins the key of everything that is counted. */
const statisticsKey = (dealershipId: string) => ['statistics', dealershipId] as const;

/** While other days are asked for, the last ones stay in sight. */
export const statisticsQuery = (dealershipId: string, question: StatisticsQuestion & { by: StatisticsStep }) =>
  queryOptions({
    queryKey: [...statisticsKey(dealershipId), question],
    queryFn: ({ signal }) => api.dealershipStatistics({ params: { dealershipId }, query: question, signal }),
    placeholderData: keepPreviousData,
  });

/** Twenty cars, and the next twenty when asked for. */
export const carFiguresQuery = (dealershipId: string, question: StatisticsQuestion & { sort: ListingStatisticsSort }) =>
  infiniteQueryOptions({
    queryKey: [...statisticsKey(dealershipId), 'cars', question],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.listingStatistics({ params: { dealershipId }, query: { ...question, ...(cursor && { cursor }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const monthlyReportsQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: [...statisticsKey(dealershipId), 'months'],
    queryFn: ({ signal }) => api.monthlyReports({ params: { dealershipId }, signal }),
  });

/** Asked for again whenever somebody comes back to the page: what is done is no longer to do. */
export const todayQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['today', dealershipId],
    queryFn: ({ signal }) => api.today({ params: { dealershipId }, signal }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
