import type { RequestTab } from '@kardan/contract/values/dealership-requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export const requestsKey = ['portal', 'requests'] as const;

/** Requests of a tab, page by page. */
export const requestsQuery = (tab: RequestTab) =>
  infiniteQueryOptions({
    queryKey: [...requestsKey, 'list', tab],
    queryFn: ({ pageParam, signal }) =>
      api.operatorRequests({ query: { tab, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });

const lookAgainMs = 2_000;

/** One request; asked again while a register has not answered yet. */
export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'one', requestId],
    queryFn: ({ signal }) => api.operatorRequest({ params: { requestId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.checks.some(({ finding }) => finding === 'waiting') ? lookAgainMs : false,
  });

export const agreementVersionsQuery = queryOptions({
  queryKey: ['portal', 'agreements'],
  queryFn: ({ signal }) => api.agreementVersions({ signal }),
});

export const outstandingQuery = (versionId: string) =>
  infiniteQueryOptions({
    queryKey: ['portal', 'agreements', versionId],
    queryFn: ({ pageParam, signal }) =>
      api.outstandingAgreements({ params: { versionId }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });

export const validAgreementsQuery = queryOptions({
  queryKey: ['valid-agreements'],
  queryFn: ({ signal }) => api.validAgreements({ signal }),
});
