import type { AuditAction } from '@kardan/contract/values/audit';
import type { Actor } from '../../accounts/actor.ts';
import type { NoticedAct } from '../../accounts/owners/notice-owners-of-acts.ts';
import { recordActs } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { FoundFeed } from './find-feed.ts';

/** Puts an act on record for every dealership that the feed keeps cars of; gives the entries. */
export async function recordFeedAct(
  tx: Tx,
  actor: Actor,
  { feed, sites }: Pick<FoundFeed, 'feed' | 'sites'>,
  action: Extract<AuditAction, `feed.${string}`>,
  after: Readonly<Record<string, unknown>> = {},
  before: Readonly<Record<string, unknown>> = {},
): Promise<NoticedAct[]> {
  const object = { id: feed.id, label: feed.name };
  return recordActs(
    tx,
    actor,
    sites.map(({ id: dealershipId }) => ({ action, dealershipId, object, before, after })),
  );
}
