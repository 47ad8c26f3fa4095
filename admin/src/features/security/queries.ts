import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Where the account is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => api.ownSessions({ signal }),
});
