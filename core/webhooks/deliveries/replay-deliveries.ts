import type { WebhookDelivery } from '@kardan/contract/calls/admin/webhooks';
import { webhookBounds } from '@kardan/contract/values/webhooks';
import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { sendEvents } from '../announce-event.ts';
import type { WebhookReference } from '../managing/change-webhook.ts';
import { findWebhooks, holdWebhook } from '../managing/find-webhooks.ts';
import type { WebhookScope } from '../managing/webhook-store.ts';
import { loadDelivery, restartDelivery, restartFailed } from './delivery-store.ts';
import { presentDelivery } from './present-delivery.ts';

/** Sends a `test.ping`, once: whoever tests is looking at what becomes of it. */
export async function testWebhook(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, webhookId }: WebhookReference,
): Promise<WebhookDelivery> {
  const { dealershipId, scope } = await findWebhooks({ db }, actor, dealership, 'change');
  return inTransaction(db, async (tx) => {
    await holdActiveWebhook(tx, scope, webhookId);
    const event = { dealershipId, type: 'test.ping', data: { webhookId } } as const;
    const [deliveryId] = await sendEvents(tx, [{ ...event, webhookIds: [webhookId] }]);
    return presented(tx, webhookId, deliveryId as string);
  });
}

/** Sends a delivery again, from the beginning of its schedule and under the same id. */
export async function replayDelivery(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, webhookId, deliveryId }: WebhookReference & { deliveryId: string },
): Promise<WebhookDelivery> {
  const { dealershipId, scope } = await findWebhooks({ db }, actor, dealership, 'change');
  return inTransaction(db, async (tx) => {
    const { name: label } = await holdActiveWebhook(tx, scope, webhookId);
    // Before anything is changed: it may be another webhook's.
    await presented(tx, webhookId, deliveryId);
    await restartDelivery(tx, deliveryId);
    await enqueue(tx, 'deliver-webhooks', [{}]);
    const object = { id: webhookId, label };
    await recordAct(tx, actor, { action: 'webhook.replayed', dealershipId, object, after: { deliveries: 1 } });
    return presented(tx, webhookId, deliveryId);
  });
}

/** Sends again what was given up since then, oldest first. */
export async function replayFailedDeliveries(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, webhookId }: WebhookReference,
  since: Date,
): Promise<{ replayed: number; isAll: boolean }> {
  const { dealershipId, scope } = await findWebhooks({ db }, actor, dealership, 'change');
  return inTransaction(db, async (tx) => {
    const { name: label } = await holdActiveWebhook(tx, scope, webhookId);
    const replayed = await restartFailed(tx, webhookId, since, webhookBounds.replays);
    if (replayed > 0) {
      await enqueue(tx, 'deliver-webhooks', [{}]);
      const object = { id: webhookId, label };
      await recordAct(tx, actor, { action: 'webhook.replayed', dealershipId, object, after: { deliveries: replayed } });
    }
    return { replayed, isAll: replayed < webhookBounds.replays };
  });
}

/** To one that is paused or disabled nothing is sent. */
async function holdActiveWebhook(tx: Tx, scope: WebhookScope, webhookId: string) {
  const webhook = await holdWebhook(tx, scope, webhookId);
  if (webhook.state !== 'active') throw new Failure('webhook-not-active');
  return webhook;
}

async function presented(tx: Tx, webhookId: string, deliveryId: string): Promise<WebhookDelivery> {
  const delivery = await loadDelivery(tx, webhookId, deliveryId);
  if (!delivery) throw new NotFound(`delivery ${deliveryId}`);
  return presentDelivery(delivery);
}
