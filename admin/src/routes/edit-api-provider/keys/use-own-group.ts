import { useAccount } from '#domain/account/own-account.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';

/** The group of this dealership, if the person owns it: they alone make keys for all its sites. */
export function useOwnGroup(): { id: number; name: string } | undefined {
  const { groups } = useAccount();
  const { id } = useDealership();
  const own = groups.find(
    ({ role, dealerships }) => role === 'group-owner' && dealerships.some((dealership) => dealership.id === id),
  );
  return own?.group;
}
