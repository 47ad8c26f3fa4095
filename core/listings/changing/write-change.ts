import type { AuditAction } from '@kardan/contract/values/audit';
import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { recordActs } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { confirmOffers, type ListingColumns, saveListing } from './listing-write-store.ts';
import { rateAndAnnounce } from './rate-and-announce.ts';
import type { FieldChange } from './revision-store.ts';
import { type ChangeBatch, settleChanges } from './settle-changes.ts';

export interface WriteOptions {
  /** Where the change comes from; unless told the form, or what calls with a key. */
  source?: ChangeSource | undefined;
  /** `bulk` for imports, so that they do not hold up changes that somebody is watching. */
  priority?: JobPriority | undefined;
  action?: Extract<AuditAction, `listing.${string}`>;
  /** Gathers what follows from the rows, so that many cars are settled by one statement each; without it, it is done at once. */
  batch?: ChangeBatch | undefined;
}

/**
 * Writes a change of a listing that was found right: the row, what changed for history and undo, the audit, the rating, the
 * jobs that bring it before visitors, and what webhooks are told, all or nothing. Returns the new revision.
 */
export async function writeChange(
  tx: Tx,
  actor: Actor,
  listing: { id: number; dealershipId: number; title: string },
  columns: ListingColumns,
  changes: readonly FieldChange[],
  { source = actor.key ? 'api' : 'form', priority, action = 'listing.changed', batch }: WriteOptions = {},
): Promise<number> {
  const revision = await refusingTwins(saveListing(tx, listing.id, { ...columns, confirmedAt: new Date() }));
  const written = { listing, revision, source, action, changes };
  if (batch) batch.push(written);
  else await settleChanges(tx, actor, [written], priority);
  return revision;
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

const twins: Record<string, FieldIssue> = {
  listing_vin: { path: ['vin'], code: 'vin-online-twice', message: 'another car with this VIN is on offer' },
  listing_external_id: { path: ['externalId'], code: 'number-taken', message: 'another car has this number' },
};

/** The database lets no car be on offer twice in a dealership; what comes to it at the same moment is refused as well. */
export async function refusingTwins<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const { code, constraint = '' } = cause as { code?: string; constraint?: string };
    const issue = code === '23505' ? twins[constraint] : undefined;
    throw issue ? new InvalidRequest([issue]) : cause;
  }
}
