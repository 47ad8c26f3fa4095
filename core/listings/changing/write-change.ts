import type { AuditAction } from '@kardan/contract/values/audit';
import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { recordActs } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { confirmOffers, type ListingColumns } from './listing-write-store.ts';
import type { NewListing } from './new-listing-store.ts';
import { rateAndAnnounce } from './rate-and-announce.ts';
import type { FieldChange } from './revision-store.ts';
import { type ChangeBatch, settleChanges } from './settle-changes.ts';

export interface WriteOptions {
  /** Where the change comes from; unless told the form, or what calls with a key. */
  source?: ChangeSource | undefined;
  /** `bulk` for imports, so that they do not hold up changes that somebody is watching. */
  priority?: JobPriority | undefined;
  action?: Extract<AuditAction, `listing.${string}`>;
  /** Gathers changes, so that many cars are written by one statement each; without it, it is done at once. */
  batch?: ChangeBatch | undefined;
  /** The row of a car that has none yet. */
  insert?: NewListing | undefined;
}

/**
 * Writes a change of a listing that was found right: the row, what changed for history and undo, the audit, the rating, the
 * jobs that bring it before visitors, and what webhooks are told, all or nothing. Returns the new revision, or null of what is
 * gathered and not written yet.
 */
export async function writeChange(
  tx: Tx,
  actor: Actor,
  listing: { id: number; dealershipId: number; title: string },
  columns: ListingColumns,
  changes: readonly FieldChange[],
  { source = actor.key ? 'api' : 'form', priority, action = 'listing.changed', batch, insert }: WriteOptions = {},
): Promise<number | null> {
  const change = { listing, insert, columns: { ...columns, confirmedAt: new Date() }, source, action, changes };
  batch?.push(change);
  if (batch) return null;
  const revisions = await settleChanges(tx, actor, [change], priority);
  return revisions.get(listing.id) ?? null;
}

/** Keeps on record that an offer still stands, though nothing of it changed: it ends later then. Once a day is enough. */
export async function renewOffer(tx: Tx, actor: Actor, { id }: { id: number }): Promise<void> {
  await renewOffers(tx, actor, [id], { days: 1 });
}

/** The same for many, each once in so many days. */
export async function renewOffers(
  tx: Tx,
  actor: Actor,
  listingIds: readonly number[],
  { days, priority }: { days: number; priority?: JobPriority },
): Promise<void> {
  if (listingIds.length === 0) return;
  const renewed = await confirmOffers(tx, listingIds, days);
  const acts = renewed.map(({ id, dealershipId, title: label }) => ({
    action: 'listing.renewed' as const,
    dealershipId,
    object: { id, label },
  }));
  await recordActs(tx, actor, acts);
  const ids = renewed.map(({ id }) => id);
  await rateAndAnnounce(tx, ids, priority === undefined ? {} : { priority });
}
