import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import type { FeedFilter } from '@kardan/contract/values/operations';
import type { WebVital } from '@kardan/contract/values/web-vitals';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

const health = ['portal', 'health'] as const;
/** The answers behind it are as old as ten seconds. */
const strollMs = 15_000;
const runningMs = 1_000;
/** What somebody else started is seen without a reload. */
const idleMs = 10_000;

export const healthKeys = {
  operations: [...health, 'operations'],
  jobs: [...health, 'jobs'],
  index: [...health, 'index'],
};

export const portalHealthQuery = queryOptions({
  queryKey: [...health, 'measures'],
  queryFn: ({ signal }) => api.operatorHealth({ signal }),
  refetchInterval: strollMs,
});

export const errorHealthQuery = queryOptions({
  queryKey: [...health, 'errors'],
  queryFn: ({ signal }) => api.errorHealth({ signal }),
});

export const mailHealthQuery = queryOptions({
  queryKey: [...health, 'mails'],
  queryFn: ({ signal }) => api.mailHealth({ signal }),
});

export const vitalsHealthQuery = (metric: WebVital) =>
  queryOptions({
    queryKey: [...health, 'vitals', metric],
    queryFn: ({ signal }) => api.vitalsHealth({ query: { metric }, signal }),
  });

export const searchHealthQuery = (language: Locale) =>
  queryOptions({
    queryKey: [...health, 'searches', language],
    queryFn: ({ signal }) => api.searchHealth({ query: { language }, signal }),
  });

export const jobQueuesQuery = queryOptions({
  queryKey: [...healthKeys.jobs, 'queues'],
  queryFn: ({ signal }) => api.jobQueues({ signal }),
  refetchInterval: strollMs,
});

/** Jobs that gave up, a page after the other; of one name where it is given. */
export const deadJobsQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: [...healthKeys.jobs, 'dead', name],
    queryFn: ({ pageParam, signal }) =>
      api.deadJobs({ query: { ...(name && { name }), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });

export const searchIndicesQuery = queryOptions({
  queryKey: healthKeys.index,
  queryFn: ({ signal }) => api.searchIndices({ signal }),
  refetchInterval: strollMs,
});

export const operationsQuery = queryOptions({
  queryKey: healthKeys.operations,
  queryFn: ({ signal }) => api.operations({ signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isOperationRunning) ? runningMs : idleMs),
});

export const operatorFeedsQuery = (filter: FeedFilter, text: string) =>
  infiniteQueryOptions({
    queryKey: ['portal', 'feeds', filter, text],
    queryFn: ({ pageParam, signal }) =>
      api.operatorFeeds({ query: { filter, ...(text && { text }), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });

export function isOperationRunning({ state }: Pick<OperationRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}
