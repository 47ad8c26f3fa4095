import { type DeliveryState, deliveryPageSize, type SentEvent } from '@kardan/contract/values/webhooks';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface DeliveryFilter {
  state?: DeliveryState | undefined;
  event?: SentEvent | undefined;
  /** Only what is older than this one. */
  before?: string | undefined;
}

export type StoredDelivery = Awaited<ReturnType<typeof loadDeliveries>>[number];

/** A webhook's deliveries, newest first: a page and one more. */
export function loadDeliveries(db: Database, webhookId: string, { state, event, before }: DeliveryFilter) {
  return selectDeliveries(db, webhookId)
    .$if(state !== undefined, (query) => query.where('delivery.state', '=', state as DeliveryState))
    .$if(event !== undefined, (query) => query.where('event.type', '=', event as SentEvent))
    .$if(before !== undefined, (query) => query.where('delivery.id', '<', before as string))
    .orderBy('delivery.id', 'desc')
    .limit(deliveryPageSize + 1)
    .execute();
}

/** One of a webhook's deliveries, with what is sent. */
export function loadDelivery(db: Database | Tx, webhookId: string, deliveryId: string) {
  return selectDeliveries(db, webhookId)
    .innerJoin('webhook', 'webhook.id', 'delivery.webhookId')
    .select(['event.body', 'webhook.url'])
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst();
}

function selectDeliveries(db: Database | Tx, webhookId: string) {
  return db
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhookEvent as event', 'event.id', 'delivery.eventId')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('webhookAttempt as attempt')
          .select(['attempt.at', 'attempt.status', 'attempt.failure'])
          .whereRef('attempt.deliveryId', '=', 'delivery.id')
          .orderBy('attempt.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'delivery.id',
      'delivery.state',
      'delivery.createdAt',
      'delivery.nextAt',
      'event.id as eventId',
      'event.type',
    ])
    .select(['last.at as lastAt', 'last.status as lastStatus', 'last.failure as lastFailure'])
    .select((row) =>
      row
        .selectFrom('webhookAttempt as every')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('every.deliveryId', '=', 'delivery.id')
        .as('attempts'),
    )
    .where('delivery.webhookId', '=', webhookId);
}

/** Every attempt of a delivery, newest first. */
export function loadAttempts(db: Database, deliveryId: string) {
  return db
    .selectFrom('webhookAttempt')
    .select(['at', 'durationMs', 'status', 'failure', 'response'])
    .where('deliveryId', '=', deliveryId)
    .orderBy('id', 'desc')
    .execute();
}

/** Has a delivery sent again from the beginning, unless it is to be sent anyway. */
export async function restartDelivery(tx: Tx, deliveryId: string): Promise<void> {
  await tx
    .updateTable('webhookDelivery')
    .set({ state: 'waiting', tries: 0, nextAt: sql<Date>`now()` })
    .where('id', '=', deliveryId)
    .where('state', '!=', 'waiting')
    .execute();
}

/** Has what was given up since then sent again, oldest first; gives how many. */
export async function restartFailed(tx: Tx, webhookId: string, since: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookDelivery')
    .set({ state: 'waiting', tries: 0, nextAt: sql<Date>`now()` })
    .where('id', 'in', (where) =>
      where
        .selectFrom('webhookDelivery as failed')
        .innerJoin('webhookEvent as event', 'event.id', 'failed.eventId')
        .select('failed.id')
        .where('failed.webhookId', '=', webhookId)
        .where('failed.state', '=', 'failed')
        .where('event.type', '!=', 'test.ping')
        .where('failed.createdAt', '>=', since)
        .orderBy('failed.id')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets some of the events that are older than so many days, with their deliveries; gives how many. */
export async function deleteOldEvents(db: Database, days: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookEvent')
    .where('id', 'in', (where) =>
      where
        .selectFrom('webhookEvent as old')
        .select('old.id')
        .where('old.createdAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
