import type { SentEvent, WebhookData, WebhookEvent } from '@kardan/contract/values/webhooks';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { insertEvents, type Listener, loadListeners } from './event-store.ts';

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
export function announceEvent<E extends WebhookEvent>(tx: Tx, event: Announced<E>): Promise<void> {
  return announceEvents(tx, [event]);
}

/** The same for many events, in as many statements as for one. */
export async function announceEvents<E extends WebhookEvent>(tx: Tx, events: readonly Announced<E>[]): Promise<void> {
  const heard = [];
  for (const { dealershipId, type, data } of events) {
    const listeners = await listenersOf(tx, dealershipId);
    const webhookIds = listeners.filter((listener) => listener.events.includes(type)).map(({ id }) => id);
    if (webhookIds.length === 0) continue;
    heard.push({ webhookIds, dealershipId, type, data: typeof data === 'function' ? await data() : data });
  }
  await sendEvents(tx, heard);
}

interface Sent<E extends SentEvent> {
  webhookIds: readonly string[];
  dealershipId: number;
  type: E;
  data: WebhookData[E];
}

/** Has events sent to the webhooks that each names; gives the deliveries' ids in the order of both. */
export async function sendEvents<E extends SentEvent>(tx: Tx, events: readonly Sent<E>[]): Promise<string[]> {
  if (events.length === 0) return [];
  const timestamp = new Date().toISOString();
  const written = events.map(({ webhookIds, dealershipId, type, data }) => ({
    webhookIds,
    event: { dealershipId, type, body: JSON.stringify({ type, timestamp, data: { dealershipId, ...data } }) },
  }));
  const deliveryIds = await insertEvents(tx, written);
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
