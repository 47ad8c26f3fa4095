import type { SentEvent } from '@kardan/contract/values/webhooks';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

export interface Listener {
  id: string;
  events: readonly string[];
}

/** The webhooks that are to be told of what happens in the dealership: its own, and those of its group. */
export async function loadListeners(tx: Tx, dealershipId: number): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select id, events from webhook
    where state = 'active'
      and (dealership_id = ${dealershipId} or group_id = (select group_id from dealership where id = ${dealershipId}))
    order by id`.execute(tx);
  return rows;
}

interface NewEvent {
  dealershipId: number;
  type: SentEvent;
  body: string;
}

/** Stores an event and that it waits to be sent to each of the webhooks; gives the deliveries' ids in their order. */
export async function insertEvent(tx: Tx, webhookIds: readonly string[], event: NewEvent): Promise<string[]> {
  const { id: eventId } = await tx.insertInto('webhookEvent').values(event).returning('id').executeTakeFirstOrThrow();
  const stored = await tx
    .insertInto('webhookDelivery')
    .values(webhookIds.map((webhookId) => ({ webhookId, eventId })))
    .returning(['id', 'webhookId'])
    .execute();
  const ids = new Map(stored.map(({ id, webhookId }) => [webhookId, id]));
  return webhookIds.map((webhookId) => ids.get(webhookId) as string);
}
