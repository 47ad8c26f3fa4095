import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { requireComplete } from '../../going-public/require-complete.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdDealership } from './profile-change-store.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { writeProfileChange } from './write-profile-change.ts';

/** Makes a dealership public that has asked for it, for operators; refuses while its imprint or agreements are incomplete. */
export async function activateDealership(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
): Promise<OwnProfile> {
  requireOperator(actor);
  const { id } = await findOwnDealership({ db }, actor, reference);
  await inTransaction(db, async (tx) => {
    const dealership = await holdDealership(tx, id);
    if (!dealership) throw new NotFound('dealership');
    const { state } = dealership;
    if (state === 'active') return;
    // Lifting a suspension is another act, with reasons of its own.
    if (state !== 'requested') throw new Failure('dealership-suspended');
    await requireComplete(tx, id);
    const after = { state: 'active' } as const;
    const action = 'dealership.activated';
    await writeProfileChange(tx, actor, dealership, { action, columns: after, before: { state }, after });
  });
  return readOwnProfile({ db }, actor, reference);
}
