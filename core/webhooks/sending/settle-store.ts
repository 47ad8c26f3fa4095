import type { DisablingReason, SentEvent } from '@kardan/contract/values/webhooks';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Attempt } from './send-message.ts';

/** A webhook with how it fares, held against other attempts; undefined when it is gone. */
export function holdWebhook(tx: Tx, webhookId: string) {
  return tx
    .selectFrom('webhook')
    .select(['id', 'name', 'dealershipId', 'groupId', 'state', 'failingSince'])
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();
}

/** A delivery that still waits, with how often it was tried. */
export async function loadWaiting(tx: Tx, deliveryId: string): Promise<{ tries: number; type: SentEvent } | undefined> {
  const row = await tx
    .selectFrom('webhookDelivery')
    .innerJoin('webhookEvent', 'webhookEvent.id', 'webhookDelivery.eventId')
    .select(['webhookDelivery.tries', 'webhookEvent.type'])
    .where('webhookDelivery.id', '=', deliveryId)
    .where('webhookDelivery.state', '=', 'waiting')
    .executeTakeFirst();
  return row as { tries: number; type: SentEvent } | undefined;
}

export async function insertAttempt(tx: Tx, deliveryId: string, attempt: Attempt): Promise<void> {
  await tx
    .insertInto('webhookAttempt')
    .values({ deliveryId, ...attempt })
    .execute();
}

type Settled = { state: 'delivered' | 'failed' } | { state: 'waiting'; delaySeconds: number };

export async function saveSettled(tx: Tx, deliveryId: string, tries: number, settled: Settled): Promise<void> {
  const nextAt =
    settled.state === 'waiting' ? sql<Date>`clock_timestamp() + make_interval(secs => ${settled.delaySeconds})` : null;
  await tx
    .updateTable('webhookDelivery')
    .set({ state: settled.state, tries, nextAt, claimedUntil: null })
    .where('id', '=', deliveryId)
    .execute();
}

export async function saveFailingSince(tx: Tx, webhookId: string, failingSince: Date | null): Promise<void> {
  await tx.updateTable('webhook').set({ failingSince }).where('id', '=', webhookId).execute();
}

/** Disables a webhook; what waits is given up, and can be sent again once it works. */
export async function disableWebhook(tx: Tx, webhookId: string, disabledBecause: DisablingReason): Promise<void> {
  await tx.updateTable('webhook').set({ state: 'disabled', disabledBecause }).where('id', '=', webhookId).execute();
  await tx
    .updateTable('webhookDelivery')
    .set({ state: 'failed', nextAt: null, claimedUntil: null })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}
