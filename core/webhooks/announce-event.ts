import type { SentEvent, WebhookData, WebhookEvent } from '@kardan/contract/values/webhooks';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { insertEvent, loadListeners } from './event-store.ts';

interface Announced<E extends WebhookEvent> {
  dealershipId: number;
  type: E;
  /** Asked for only where somebody listens. */
  data: WebhookData[E] | (() => Promise<WebhookData[E]>);
}

/**
 * Has an event sent to all who listen, in the transaction of the change that it tells of: it goes out if and only if that
 * commits. Where nobody listens it costs one question.
 */
export async function announceEvent<E extends WebhookEvent>(tx: Tx, event: Announced<E>): Promise<void> {
  const { dealershipId, type } = event;
  const webhookIds = await loadListeners(tx, dealershipId, type);
  if (webhookIds.length === 0) return;
  const data = typeof event.data === 'function' ? await event.data() : event.data;
  await sendEvent(tx, webhookIds, { dealershipId, type, data });
}

/** Has an event sent to these webhooks; gives the deliveries' ids in their order. */
export async function sendEvent<E extends SentEvent>(
  tx: Tx,
  webhookIds: readonly string[],
  { dealershipId, type, data }: { dealershipId: number; type: E; data: WebhookData[E] },
): Promise<string[]> {
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data: { dealershipId, ...data } });
  const deliveryIds = await insertEvent(tx, webhookIds, { dealershipId, type, body });
  await enqueue(tx, 'deliver-webhooks', [{}]);
  return deliveryIds;
}
