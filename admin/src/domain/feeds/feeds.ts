import type { FeedRunRow } from '@kardan/contract/calls/feeds/feeds';
import type { LineFilter, RunState } from '@kardan/contract/values/feeds';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** A feed, as seen from a dealership whose cars it keeps. */
export interface FeedId {
  dealershipId: string;
  feedId: string;
}

export interface RunId extends FeedId {
  runNumber: string;
}

const pollMs = 1_500;

/** Every answer about feeds of a dealership. */
export const feedsKey = (dealershipId: string) => ['feeds', dealershipId];

/** Every answer about one feed: its runs too. */
export const feedKey = ({ dealershipId, feedId }: FeedId) => [...feedsKey(dealershipId), 'one', feedId];

export const feedsQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: [...feedsKey(dealershipId), 'list'],
    queryFn: ({ signal }) => api.feeds({ params: { dealershipId }, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ lastRun }) => isMoving(lastRun)) ? pollMs : false),
  });

export const feedQuery = (params: FeedId) =>
  queryOptions({
    queryKey: [...feedKey(params), 'feed'],
    queryFn: ({ signal }) => api.feed({ params, signal }),
    refetchInterval: ({ state }) => (isMoving(state.data?.lastRun) ? pollMs : false),
  });

export const feedRunsQuery = (params: FeedId) =>
  queryOptions({
    queryKey: [...feedKey(params), 'runs'],
    queryFn: ({ signal }) => api.feedRuns({ params, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? pollMs : false),
  });

export const feedRunQuery = (params: RunId) =>
  queryOptions({
    queryKey: [...feedKey(params), 'run', params.runNumber],
    queryFn: ({ signal }) => api.feedRun({ params, signal }),
    refetchInterval: ({ state }) => (isMoving(state.data) ? pollMs : false),
  });

/** Lines of a run, a page after the other. */
export const feedLinesQuery = (params: RunId, filter: LineFilter) =>
  infiniteQueryOptions({
    queryKey: [...feedKey(params), 'lines', params.runNumber, filter],
    queryFn: ({ pageParam, signal }) =>
      api.feedLines({ params, query: { filter, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

const moving: readonly RunState[] = ['queued', 'reading', 'applying', 'undoing'];

/** Whether a run goes on without anybody. */
export function isMoving(run: Pick<FeedRunRow, 'state'> | null | undefined): boolean {
  return run != null && moving.includes(run.state);
}
