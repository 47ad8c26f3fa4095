import type { AuditAction } from '@kardan/contract/values/audit';
import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { recordActs } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { lockFields } from '../kept-by-feed/lock-fields.ts';
import { announceNews } from './announce-news.ts';
import { newsOf } from './listing-news.ts';
import { type ListingColumns, saveListings } from './listing-write-store.ts';
import { insertListings, type NewListing } from './new-listing-store.ts';
import { rateAndAnnounce } from './rate-and-announce.ts';
import { refusingTwins } from './refusing-twins.ts';
import { type FieldChange, insertRevisions } from './revision-store.ts';

/** A change that was found right and is to be written. */
interface GatheredChange {
  listing: { id: number; dealershipId: number; title: string };
  /** The row of a car that has none yet. */
  insert: NewListing | undefined;
  columns: ListingColumns;
  source: ChangeSource;
  action: Extract<AuditAction, `listing.${string}`>;
  changes: readonly FieldChange[];
}
/** Of each listing one change. */
export type ChangeBatch = GatheredChange[];

/**
 * Writes changes: the rows, history, audit, rating, jobs, news for webhooks, and locks against the feeds that keep the cars. One
 * statement for each, however many cars: one car alone takes a dozen round trips. Returns the new revisions, by listing.
 */
export async function settleChanges(
  tx: Tx,
  actor: Actor,
  batch: ChangeBatch,
  priority?: JobPriority | undefined,
): Promise<Map<number, number>> {
  if (batch.length === 0) return new Map();
  const revisions = await refusingTwins(writeRows(tx, batch));
  await insertRevisions(
    tx,
    { accountId: actor.accountId, actorName: actor.name ?? null },
    batch.map(({ listing: { id }, source, changes }) => ({
      listingId: id,
      revision: revisions.get(id) as number,
      source,
      changes,
    })),
  );
  await recordActs(tx, actor, batch.map(actOf));
  await lockFields(
    tx,
    batch.map(({ listing, source, changes }) => ({
      listingId: listing.id,
      source,
      fields: changes.map(({ field }) => field),
    })),
  );
  const listingIds = batch.map(({ listing }) => listing.id);
  await rateAndAnnounce(tx, listingIds, priority === undefined ? {} : { priority });
  await announceNews(
    tx,
    batch.map(({ listing, changes }) => ({ listing, news: newsOf(changes) })),
  );
  return revisions;
}

async function writeRows(tx: Tx, batch: ChangeBatch): Promise<Map<number, number>> {
  await insertListings(
    tx,
    batch.flatMap(({ insert }) => insert ?? []),
  );
  return saveListings(
    tx,
    batch.map(({ listing, columns }) => ({ ...columns, id: listing.id })),
  );
}

function actOf({ listing, action, changes }: GatheredChange) {
  const { id, dealershipId, title: label } = listing;
  const told = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, brief(change[side])]));
  return { action, dealershipId, object: { id, label }, before: told('before'), after: told('after') };
}

/** Of pictures the audit keeps how many there are. */
function brief(value: unknown): unknown {
  return Array.isArray(value) && typeof value[0] === 'object' ? value.length : value;
}
