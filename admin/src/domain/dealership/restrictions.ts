import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** What the portal holds or has held against a dealership; for its owners. */
export const restrictionsQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['restrictions', dealershipId],
    queryFn: ({ signal }) => api.ownRestrictions({ params: { dealershipId }, signal }),
  });
