import type { AuditAction } from '@kardan/contract/values/audit';
import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { recordActs } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { lockFields } from '../kept-by-feed/lock-fields.ts';
import { announceNews } from './announce-news.ts';
import { newsOf } from './listing-news.ts';
import { rateAndAnnounce } from './rate-and-announce.ts';
import { type FieldChange, insertRevisions } from './revision-store.ts';

/** A change whose row is written, and whose record, rating and jobs are still to be. */
interface WrittenChange {
  listing: { id: number; dealershipId: number; title: string };
  revision: number;
  source: ChangeSource;
  action: Extract<AuditAction, `listing.${string}`>;
  changes: readonly FieldChange[];
}
export type ChangeBatch = WrittenChange[];

/**
 * Does what follows from written rows, in their transaction: history, audit, rating, jobs, news for webhooks, and locks against the
 * feeds that keep the cars. One statement for each, however many cars: one car alone takes a dozen round trips.
 */
export async function settleChanges(
  tx: Tx,
  actor: Actor,
  batch: ChangeBatch,
  priority?: JobPriority | undefined,
): Promise<void> {
  if (batch.length === 0) return;
  await insertRevisions(
    tx,
    { accountId: actor.accountId, actorName: actor.name ?? null },
    batch.map(({ listing, ...written }) => ({ ...written, listingId: listing.id })),
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
}

function actOf({ listing, action, changes }: WrittenChange) {
  const { id, dealershipId, title: label } = listing;
  const told = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, brief(change[side])]));
  return { action, dealershipId, object: { id, label }, before: told('before'), after: told('after') };
}

/** Of pictures the audit keeps how many there are. */
function brief(value: unknown): unknown {
  return Array.isArray(value) && typeof value[0] === 'object' ? value.length : value;
}
