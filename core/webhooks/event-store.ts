import type { SentEvent } from '@kardan/contract/values/webhooks';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { effectiveState } from '../db/effective-state.ts';

export interface Listener {
  id: string;
  events: readonly string[];
}

/**
 * The webhooks that are to be told of what happens in the dealership: its own, and those of its group. None once
 * it is suspended or closed.
 */
export async function loadListeners(tx: Tx, dealershipId: number): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select id, events from webhook
    where state = 'active'
      and (dealership_id = ${dealershipId} or group_id = (select group_id from dealership where id = ${dealershipId}))
      and not exists (
        select from dealership where id = ${dealershipId} and ${effectiveState} in ('suspended', 'closed')
      )
    order by id`.execute(tx);
  return rows;
}

interface NewEvent {
  webhookIds: readonly string[];
  event: { dealershipId: number; type: SentEvent; body: string };
}

/** Stores events and that each waits to be sent to its webhooks; gives the deliveries' ids in that order. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<string[]> {
  const stored = await tx
    .insertInto('webhookEvent')
    .values(events.map(({ event }) => event))
    .returning('id')
    .execute();
  const deliveries = events.flatMap(({ webhookIds }, place) =>
    webhookIds.map((webhookId) => ({ webhookId, eventId: stored[place]?.id as string })),
  );
  const rows = await tx.insertInto('webhookDelivery').values(deliveries).returning('id').execute();
  return rows.map(({ id }) => id);
}
