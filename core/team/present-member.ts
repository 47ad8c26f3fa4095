import type { Member } from '@kardan/contract/calls/admin/members';
import type { Actor } from '../accounts/actor.ts';
import type { StoredMember } from './member-store.ts';

/** Of somebody who has not accepted, only what the inviter typed: whether they have an account is theirs to tell. */
export function presentMember(actor: Actor, member: StoredMember): Member {
  const { accountId, email, role, createdAt } = member;
  const hasAccepted = member.acceptedAt !== null;
  return {
    accountId,
    email,
    displayName: hasAccepted ? member.displayName : member.invitedName,
    role,
    state: hasAccepted ? member.state : 'invited',
    lastSeenOn: hasAccepted ? member.lastSeenOn : null,
    isSelf: accountId === actor.accountId,
    invitedAt: createdAt.toISOString(),
  };
}
