import type { SentEvent, WebhookData, WebhookEvent } from '@kardan/contract/values/webhooks';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { insertEvent, type Listener, loadListeners } from './event-store.ts';

interface Announced<E extends WebhookEvent> {
  dealershipId: number;
  type: E;
  /** Asked for only where somebody listens. */
  data: WebhookData[E] | (() => Promise<WebhookData[E]>);
}

/**
 * Has an event sent to all who listen, in the transaction of the change that it tells of: it goes out if and only if that
 * commits. Where nobody listens it costs one question for each transaction and dealership.
 */
export async function announceEvent<E extends WebhookEvent>(tx: Tx, event: Announced<E>): Promise<void> {
  const { dealershipId, type } = event;
  const listeners = await listenersOf(tx, dealershipId);
  const webhookIds = listeners.filter(({ events }) => events.includes(type)).map(({ id }) => id);
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
  if (!withJob.has(tx)) await enqueue(tx, 'deliver-webhooks', [{}]);
  withJob.add(tx);
  return deliveryIds;
}

/** An import changes hundreds of cars in a transaction: who listens is asked once. */
const known = new WeakMap<Tx, Map<number, readonly Listener[]>>();
/** One job sends all that commits with it. Were it lost with a savepoint, the schedule of every minute would do it. */
const withJob = new WeakSet<Tx>();

async function listenersOf(tx: Tx, dealershipId: number): Promise<readonly Listener[]> {
  const byDealership = known.get(tx) ?? new Map<number, readonly Listener[]>();
  known.set(tx, byDealership);
  const found = byDealership.get(dealershipId) ?? (await loadListeners(tx, dealershipId));
  byDealership.set(dealershipId, found);
  return found;
}
