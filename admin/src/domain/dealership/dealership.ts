import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** A dealership that is not among one's own: operators look at every one. */
export const dealershipQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['dealership', dealershipId],
    queryFn: ({ signal }) => api.ownDealership({ params: { dealershipId }, signal }),
  });
