import type { Database } from '../../../db/database.ts';
import { Failure, NotFound } from '../../../kernel/errors.ts';
import { idOrSlug } from '../../../kernel/id-or-slug.ts';
import type { Actor } from '../../actor.ts';
import { accountOf } from '../../policies.ts';
import { findStoredGroup, loadGroupRole } from '../signing-in/company-role-store.ts';

/** The group, for its owners and operators; its analysts are told that it is not theirs to change, to others it does not exist. */
export async function findOwnGroup(
  { db }: { db: Database },
  actor: Actor,
  named: string,
): Promise<{ id: number; name: string }> {
  const key = idOrSlug(named);
  const group = key && (await findStoredGroup(db, key));
  if (!group) throw new NotFound('group');
  if (actor.isOperator) return group;
  const role = await loadGroupRole(db, accountOf(actor), group.id);
  if (role === undefined) throw new NotFound('group');
  if (role !== 'group-owner') throw new Failure('forbidden');
  return group;
}
