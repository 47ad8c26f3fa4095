import type { GroupMember, Member } from '@kardan/contract/calls/admin/members';
import { type DealershipRole, dealershipRoles, type GroupRole, groupRoles } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { dealershipPath, homePath } from '#domain/addresses.ts';
import { membersQuery } from '#domain/dealership/members.ts';
import { api } from '#lib/api/api.ts';

export type TeamRole = DealershipRole | GroupRole;
export type TeamMember = Member | GroupMember;

interface Invited {
  email: string;
  displayName: string;
  role: TeamRole;
  language?: Language;
}

/** The people of a dealership or of a group, and what can be done with them. */
export interface Team {
  kind: 'dealership' | 'group';
  slug: string;
  name: string;
  /** Whoever has the first has all rights. */
  roles: readonly [owner: TeamRole, other: TeamRole];
  /** Where who gives up the first role goes. */
  lowerHome: string;
  /** What any change of it makes stale: what is done here is told by the history, what is done to oneself by the shell. */
  stale: QueryKey[];
  invite: (person: Invited) => Promise<TeamMember>;
  change: (memberId: string, role: TeamRole) => Promise<unknown>;
  remove: (memberId: string) => Promise<unknown>;
}

export function teamOfDealership({ slug, name }: { slug: string; name: string }): Team {
  const params = { dealershipId: slug };
  return {
    kind: 'dealership',
    slug,
    name,
    roles: dealershipRoles,
    lowerHome: dealershipPath(slug),
    stale: [membersQuery(slug).queryKey, ['history', slug], ownAccountQuery.queryKey],
    invite: (person) => api.inviteMember({ params, body: { ...person, role: person.role as DealershipRole } }),
    change: (memberId, role) =>
      api.changeMember({ params: { ...params, memberId }, body: { role: role as DealershipRole } }),
    remove: (memberId) => api.removeMember({ params: { ...params, memberId } }),
  };
}

export function teamOfGroup({ id, slug, name }: { id: number; slug: string; name: string }): Team {
  const params = { groupId: String(id) };
  return {
    kind: 'group',
    slug,
    name,
    roles: groupRoles,
    lowerHome: homePath,
    stale: [groupMembersQuery(params.groupId).queryKey, ownAccountQuery.queryKey],
    invite: (person) => api.inviteGroupMember({ params, body: { ...person, role: person.role as GroupRole } }),
    change: (memberId, role) =>
      api.changeGroupMember({ params: { ...params, memberId }, body: { role: role as GroupRole } }),
    remove: (memberId) => api.removeGroupMember({ params: { ...params, memberId } }),
  };
}

/** Who owns a group or reads its figures. */
export const groupMembersQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['group-members', groupId],
    queryFn: ({ signal }) => api.groupMembers({ params: { groupId }, signal }),
  });
