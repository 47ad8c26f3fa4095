import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwner } from '../../accounts/policies.ts';
import { type AuditAction, recordAct } from '../../audit/record-act.ts';
import { announceDealership } from '../../changes/announce-dealership.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { type DealershipColumns, type HeldDealership, holdDealership, saveDealership } from './profile-change-store.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** Which dealership, as a path names it, and which revision of it the actor saw. */
export interface ProfileReference {
  dealershipId: string;
  revision: number;
}

/** What a change was, for the record. */
export interface ProfileChange {
  action?: Extract<AuditAction, `dealership.${string}`>;
  /** Columns of the dealership itself that it writes. */
  columns?: DealershipColumns;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
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
  });
  return readOwnProfile({ db }, actor, dealershipId);
}

/** Writes what was changed of a dealership that is held, on record and with what follows. */
export async function writeProfileChange(
  tx: Tx,
  actor: Actor,
  before: HeldDealership,
  { action = 'dealership.changed', columns = {}, ...told }: ProfileChange,
): Promise<void> {
  const after = await saveDealership(tx, before.id, columns);
  const object = { id: before.id, label: after.name };
  await recordAct(tx, actor, { action, dealershipId: before.id, object, before: told.before, after: told.after });
  await announceDealership(tx, { before, after });
}
