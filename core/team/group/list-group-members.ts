import type { GroupMember } from '@kardan/contract/calls/admin/members';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnGroup } from '../../accounts/sso/set-up/find-own-group.ts';
import type { Database } from '../../db/database.ts';
import { presentMember } from '../present-member.ts';
import { loadGroupMembers } from './group-member-store.ts';

/** Who owns the group or reads its figures, those who have not yet accepted included, for its owners and operators. */
export async function listGroupMembers(
  { db }: { db: Database },
  actor: Actor,
  named: string,
): Promise<{ items: GroupMember[] }> {
  const { id } = await findOwnGroup({ db }, actor, named);
  const members = await loadGroupMembers(db, id);
  return { items: members.map((member) => presentMember(actor, member)) };
}
