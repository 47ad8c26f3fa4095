import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';
import type { StoredMember } from './member-store.ts';

/** Whether a team has an owner who can act besides that account: has accepted, and is not locked. */
export function hasOtherOwner(members: readonly StoredMember<DealershipRole | GroupRole>[], than: number): boolean {
  return members.some(
    ({ accountId, role, acceptedAt, state }) =>
      accountId !== than && isOwner(role) && acceptedAt !== null && state === 'active',
  );
}

function isOwner(role: DealershipRole | GroupRole): boolean {
  return role === 'dealer-owner' || role === 'group-owner';
}
