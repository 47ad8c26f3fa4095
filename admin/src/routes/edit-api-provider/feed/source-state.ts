import { queryOptions } from '@tanstack/react-query';
import { type FeedId, feedKey } from '#domain/feeds/feeds.ts';
import { api } from '#lib/api/api.ts';

/** How the source stands: its key, its failures, its pictures. */
export const sourceStateQuery = (params: FeedId) =>
  queryOptions({
    queryKey: [...feedKey(params), 'source'],
    queryFn: ({ signal }) => api.feedSource({ params, signal }),
  });
