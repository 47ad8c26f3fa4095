import type { DeliveryState, SentEvent } from '@kardan/contract/values/webhooks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Everything that is asked about a dealership's webhooks: a change of one makes it stale as a whole. */
export const webhooksKey = (slug: string) => ['webhooks', slug] as const;

export const webhooksQuery = (slug: string) =>
  queryOptions({
    queryKey: [...webhooksKey(slug), 'list'],
    queryFn: ({ signal }) => api.webhooks({ params: { dealershipId: slug }, signal }),
    // A webhook that we had to disable shows without a reload.
    refetchInterval: 30_000,
  });

export interface DeliveryFilter {
  state?: DeliveryState;
  event?: SentEvent;
}

/** What was sent to a webhook, newest first, page by page. */
export const deliveriesQuery = (slug: string, webhookId: string, filter: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: [...webhooksKey(slug), webhookId, 'deliveries', filter],
    queryFn: ({ pageParam, signal }) =>
      api.webhookDeliveries({
        params: { dealershipId: slug, webhookId },
        query: { ...filter, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    // What waits is sent within seconds, and one looks at the log to see it arrive.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((delivery) => delivery.state === 'waiting')) ? 3_000 : 30_000,
  });

/** One delivery with what was sent and what came back; asked for again while it is on its way. */
export const deliveryQuery = (slug: string, webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: [...webhooksKey(slug), webhookId, 'delivery', deliveryId],
    queryFn: ({ signal }) => api.webhookDelivery({ params: { dealershipId: slug, webhookId, deliveryId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 1_000 : false),
  });
