import type { AuditAction } from '@kardan/contract/values/audit';
import type { Actor } from '../../accounts/actor.ts';
import { recordActs } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import type { FoundFeed } from './find-feed.ts';

/** Puts an act on record for every dealership that the feed keeps cars of. */
export async function recordFeedAct(
  tx: Tx,
  actor: Actor,
  { feed, sites }: Pick<FoundFeed, 'feed' | 'sites'>,
  action: Extract<AuditAction, `feed.${string}`>,
  after: Readonly<Record<string, unknown>> = {},
  before: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const object = { id: feed.id, label: feed.name };
  await recordActs(
    tx,
    actor,
    sites.map(({ id: dealershipId }) => ({ action, dealershipId, object, before, after })),
  );
}
