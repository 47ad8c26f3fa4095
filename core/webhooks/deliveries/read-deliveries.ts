import type { WebhookDelivery, WebhookDeliveryLog } from '@kardan/contract/calls/admin/webhooks';
import { type AttemptFailure, deliveryPageSize } from '@kardan/contract/values/webhooks';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import type { WebhookReference } from '../managing/change-webhook.ts';
import { findWebhooks, readWebhook } from '../managing/find-webhooks.ts';
import { type DeliveryFilter, loadAttempts, loadDeliveries, loadDelivery } from './delivery-store.ts';
import { presentDelivery } from './present-delivery.ts';

/** A page of what was sent to a webhook, newest first. */
export async function listDeliveries(
  services: { db: Database },
  actor: Actor,
  { dealershipId, webhookId }: WebhookReference,
  filter: DeliveryFilter,
): Promise<{ items: WebhookDelivery[]; hasMore: boolean }> {
  const { scope } = await findWebhooks(services, actor, dealershipId, 'read');
  await readWebhook(services.db, scope, webhookId);
  const found = await loadDeliveries(services.db, webhookId, filter);
  return {
    items: found.slice(0, deliveryPageSize).map(presentDelivery),
    hasMore: found.length > deliveryPageSize,
  };
}

/** What was sent, and what was answered each time. */
export async function readDelivery(
  services: { db: Database },
  actor: Actor,
  { dealershipId, webhookId, deliveryId }: WebhookReference & { deliveryId: string },
): Promise<WebhookDeliveryLog> {
  const { scope } = await findWebhooks(services, actor, dealershipId, 'read');
  await readWebhook(services.db, scope, webhookId);
  const delivery = await loadDelivery(services.db, webhookId, deliveryId);
  if (!delivery) throw new NotFound(`delivery ${deliveryId}`);
  const attempts = await loadAttempts(services.db, deliveryId);
  return {
    ...presentDelivery(delivery),
    request: { url: delivery.url, body: delivery.body },
    tries: attempts.map(({ at, failure, ...attempt }) => ({
      ...attempt,
      at: at.toISOString(),
      failure: failure as AttemptFailure | null,
    })),
  };
}
