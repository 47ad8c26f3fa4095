import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export const identityProviderQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['identity-provider', groupId],
    queryFn: ({ signal }) => api.identityProvider({ params: { groupId }, signal }),
  });
