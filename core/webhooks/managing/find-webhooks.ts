import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwnerOfSites } from '../../accounts/keys/find-key-owner.ts';
import { requireOwner, requireOwnerToRead } from '../../accounts/policies.ts';
import { findOwnGroup } from '../../accounts/sso/set-up/find-own-group.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdOwnWebhook, loadGroupOf, loadWebhooks, type StoredWebhook, type WebhookScope } from './webhook-store.ts';

export interface WebhooksInSight {
  dealershipId: number;
  /** The dealership's group, where it is the actor's. */
  group: { id: number; name: string } | null;
  scope: WebhookScope;
}

/**
 * Which webhooks an owner sees from a dealership: its own, and those of its group only where that is the actor's as well. A
 * group's log tells of every dealership in it, and an operator changes its webhooks when acting for each of them.
 */
export async function findWebhooks(
  services: { db: Database },
  actor: Actor,
  dealership: string,
  purpose: 'read' | 'change',
): Promise<WebhooksInSight> {
  const { id: dealershipId } = await findOwnDealership(services, actor, dealership);
  const require = purpose === 'read' ? requireOwnerToRead : requireOwner;
  require(actor, dealershipId, 'dealership');
  const group = await findGroup(services, actor, dealershipId, purpose);
  return { dealershipId, group, scope: { dealershipId, groupId: group?.id ?? null } };
}

async function findGroup(
  services: { db: Database },
  actor: Actor,
  dealershipId: number,
  purpose: 'read' | 'change',
): Promise<WebhooksInSight['group']> {
  const group = await loadGroupOf(services.db, dealershipId);
  if (!group) return null;
  try {
    const own = await findOwnGroup(services, actor, String(group.id));
    if (purpose === 'change') await requireOwnerOfSites(services, actor, group.id);
    return own;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** A webhook in sight as it is shown; another does not exist. */
export async function readWebhook(db: Database | Tx, scope: WebhookScope, webhookId: string): Promise<StoredWebhook> {
  const [webhook] = await loadWebhooks(db, scope, webhookId);
  if (!webhook) throw new NotFound(`webhook ${webhookId}`);
  return webhook;
}

/** A webhook in sight that is to be changed, held until the transaction ends. */
export async function holdWebhook(tx: Tx, scope: WebhookScope, webhookId: string) {
  const webhook = await holdOwnWebhook(tx, scope, webhookId);
  if (!webhook) throw new NotFound(`webhook ${webhookId}`);
  return webhook;
}
