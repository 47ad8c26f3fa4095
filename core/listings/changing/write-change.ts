import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { type AuditAction, recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { confirmOffer, type ListingColumns, saveListing } from './listing-write-store.ts';
import { rateAndAnnounce } from './rate-and-announce.ts';
import { type FieldChange, insertRevision } from './revision-store.ts';

export interface WriteOptions {
  /** Where the change comes from; the form unless told. */
  source?: ChangeSource | undefined;
  /** `bulk` for imports, so that they do not hold up changes that somebody is watching. */
  priority?: JobPriority | undefined;
  action?: Extract<AuditAction, `listing.${string}`>;
}

/**
 * Writes a change of a listing that was found right: the row, what changed for history and undo, the audit, the rating and the
 * jobs that bring it before visitors, all or nothing. Returns the new revision.
 */
export async function writeChange(
  tx: Tx,
  actor: Actor,
  listing: { id: number; dealershipId: number; title: string },
  columns: ListingColumns,
  changes: readonly FieldChange[],
  { source = 'form', priority, action = 'listing.changed' }: WriteOptions = {},
): Promise<number> {
  const { id: listingId, dealershipId, title: label } = listing;
  const { accountId, name } = actor;
  const revision = await refusingTwins(saveListing(tx, listingId, { ...columns, confirmedAt: new Date() }));
  await insertRevision(tx, { listingId, revision, accountId, actorName: name ?? null, source, changes });
  const told = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, brief(change[side])]));
  await recordAct(tx, actor, {
    action,
    dealershipId,
    object: { id: listingId, label },
    before: told('before'),
    after: told('after'),
  });
  await rateAndAnnounce(tx, [listingId], priority === undefined ? {} : { priority });
  return revision;
}

/** Keeps on record that an offer still stands, though nothing of it changed: it ends later then. Once a day is enough. */
export async function renewOffer(
  tx: Tx,
  actor: Actor,
  { id: listingId, dealershipId, title: label }: { id: number; dealershipId: number; title: string },
): Promise<void> {
  if (!(await confirmOffer(tx, listingId))) return;
  await recordAct(tx, actor, { action: 'listing.renewed', dealershipId, object: { id: listingId, label } });
  await rateAndAnnounce(tx, [listingId]);
}

/** Of pictures the audit keeps how many there are. */
function brief(value: unknown): unknown {
  return Array.isArray(value) && typeof value[0] === 'object' ? value.length : value;
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
