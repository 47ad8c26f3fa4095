import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Who works for a dealership. */
export const membersQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['members', dealershipId],
    queryFn: ({ signal }) => api.members({ params: { dealershipId }, signal }),
  });
