import type { StoredMember } from './member-store.ts';

/** Whether a team has an owner who can act besides that account: has accepted, and is not locked. */
export function hasOtherOwner(members: readonly StoredMember[], than: number): boolean {
  return members.some(
    ({ accountId, role, acceptedAt, state }) =>
      accountId !== than && role === 'dealer-owner' && acceptedAt !== null && state === 'active',
  );
}
