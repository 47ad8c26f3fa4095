import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwner } from '../../accounts/policies.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { activateWhenComplete } from './activate-when-complete.ts';
import { type HeldDealership, holdDealership } from './profile-change-store.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { type ProfileChange, writeProfileChange } from './write-profile-change.ts';

/** Which dealership, as a path names it, and which revision of it the actor saw. */
export interface ProfileReference {
  dealershipId: string;
  revision: number;
}

/**
 * Changes a part of a dealership for its owner, unless somebody changed any part since that revision. Every change raises
 * the revision, is on record, and is announced; what is so already stays untouched.
 */
export async function changeProfile(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId, revision }: ProfileReference,
  change: (tx: Tx, dealership: HeldDealership) => Promise<ProfileChange>,
): Promise<OwnProfile> {
  const { id } = await findOwnDealership({ db }, actor, dealershipId);
  requireOwner(actor, id, 'dealership');
  await inTransaction(db, async (tx) => {
    const before = await holdDealership(tx, id);
    if (!before) throw new NotFound('dealership');
    if (before.revision !== revision) throw new Failure('stale-revision');
    const done = await change(tx, before);
    if (JSON.stringify(done.before) === JSON.stringify(done.after)) return;
    await writeProfileChange(tx, actor, before, done);
    await activateWhenComplete(tx, actor, id);
  });
  return readOwnProfile({ db }, actor, dealershipId);
}
