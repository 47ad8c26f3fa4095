import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Who has rights of the portal. */
export const portalPeopleQuery = queryOptions({
  queryKey: ['office', 'people'],
  queryFn: ({ signal }) => api.portalPeople({ signal }),
});
