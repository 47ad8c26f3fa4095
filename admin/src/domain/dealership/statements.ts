import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** What the portal decided about a dealership's cars, newest first, and what it asks. */
export function statementsQuery(dealershipId: string) {
  return infiniteQueryOptions({
    queryKey: ['statements', dealershipId],
    queryFn: ({ pageParam, signal }) =>
      api.statements({ params: { dealershipId }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
}
