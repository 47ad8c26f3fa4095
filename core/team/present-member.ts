import type { Member } from '@kardan/contract/calls/admin/members';
import type { Actor } from '../accounts/actor.ts';
import type { StoredMember } from './member-store.ts';

/** Of somebody who has not accepted, only what the inviter typed: whether they have an account is theirs to tell. */
export function presentMember<Role>(actor: Actor, member: StoredMember<Role>): Omit<Member, 'role'> & { role: Role } {
  const { id, accountId, role, createdAt } = member;
  const hasAccepted = member.acceptedAt !== null;
  return {
    id,
    accountId: hasAccepted ? accountId : null,
    email: shownEmail(member),
    displayName: hasAccepted ? member.displayName : member.invitedName,
    role,
    state: hasAccepted ? member.state : 'invited',
    lastSeenOn: hasAccepted ? member.lastSeenOn : null,
    isSelf: accountId === actor.accountId,
    invitedAt: createdAt.toISOString(),
    invitedUntil: hasAccepted ? null : (member.invitedUntil?.toISOString() ?? null),
  };
}

/** As the inviter spelled it, until they accept. */
export function shownEmail({
  acceptedAt,
  email,
  invitedEmail,
}: Pick<StoredMember, 'acceptedAt' | 'email' | 'invitedEmail'>): string {
  return acceptedAt === null ? (invitedEmail ?? email) : email;
}
