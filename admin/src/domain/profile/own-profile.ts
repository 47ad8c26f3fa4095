import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { queryOptions } from '@tanstack/react-query';
import { isManager } from '#domain/account/rights.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { api } from '#lib/api/api.ts';

/** All that a dealership tells of itself. */
export const ownProfileQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['own-profile', dealershipId],
    queryFn: ({ signal }) => api.ownProfile({ params: { dealershipId }, signal }),
  });

/** What can be changed on its own: what two people change at once collides only within one of them. */
export type ProfilePart = Exclude<
  keyof OwnProfile,
  'id' | 'slug' | 'state' | 'revision' | 'changedAt' | 'missing' | 'agreements'
>;

/** Whether whoever is here may change the profile; others look at it. */
export function useCanEditProfile(): boolean {
  const dealership = useDealership();
  return isManager(dealership.role) && isChangeable(dealership);
}
