import { useQuery } from '@tanstack/react-query';
import { isManager } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { restrictionsQuery } from '#domain/dealership/restrictions.ts';
import { RestrictionNotice } from './restriction-notice.tsx';
import { StateNotice } from './state-notice.tsx';

/** What holds against the dealership, with its reasons and the way to complain, for owners; everybody else is told its state. */
export function RestrictionNotices() {
  const { slug, role } = useDealership();
  const { data } = useQuery({ ...restrictionsQuery(slug), enabled: isManager(role) });
  const open = data?.items.filter(({ state }) => state !== 'lifted') ?? [];
  const saysState = open.some(({ kind, state }) => state === 'in-force' && kind !== 'no-new-listings');
  return (
    <>
      {!saysState && <StateNotice />}
      {open.map((restriction) => (
        <RestrictionNotice key={restriction.id} restriction={restriction} />
      ))}
    </>
  );
}
