import type { Member } from '@kardan/contract/calls/admin/members';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { requireOwnerToRead } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';
import { loadMembers } from './member-store.ts';
import { presentMember } from './present-member.ts';

/** Who works for the dealership, those who have not yet accepted included, for its owners. */
export async function listMembers(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ items: Member[] }> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwnerToRead(actor, id, 'dealership');
  const members = await loadMembers(db, id);
  return { items: members.map((member) => presentMember(actor, member)) };
}
