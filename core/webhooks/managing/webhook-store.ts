import { secretOverlapHours, type WebhookEvent } from '@kardan/contract/values/webhooks';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** Whose a webhook is: one dealership's, or a group's. */
export type WebhookOwner = { dealershipId: number; groupId: null } | { dealershipId: null; groupId: number };

/** What an owner sees from one of its dealerships: its webhooks, and the group's where it is theirs. */
export interface WebhookScope {
  dealershipId: number;
  groupId: number | null;
}

export interface WantedWebhook {
  name: string;
  url: string;
  events: WebhookEvent[];
}

export type StoredWebhook = Awaited<ReturnType<typeof loadWebhooks>>[number];

/** The group that a dealership belongs to. */
export function loadGroupOf(db: Database, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .innerJoin('dealerGroup', 'dealerGroup.id', 'dealership.groupId')
    .select(['dealerGroup.id', 'dealerGroup.name'])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
}

/** The webhooks in sight, by name, each with what was last sent; or the one of this id. */
export function loadWebhooks(db: Database | Tx, { dealershipId, groupId }: WebhookScope, id?: string) {
  return db
    .selectFrom('webhook')
    .leftJoin('dealerGroup', 'dealerGroup.id', 'webhook.groupId')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('webhookDelivery')
          .select(['webhookDelivery.createdAt as at', 'webhookDelivery.state'])
          .whereRef('webhookDelivery.webhookId', '=', 'webhook.id')
          .orderBy('webhookDelivery.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['webhook.id', 'webhook.name', 'webhook.url', 'webhook.events', 'webhook.state', 'webhook.disabledBecause'])
    .select(['webhook.failingSince', 'webhook.previousSecretUntil', 'webhook.createdAt'])
    .select(['webhook.groupId', 'dealerGroup.name as groupName', 'last.at as lastAt', 'last.state as lastState'])
    .where((where) => where.or([where('dealershipId', '=', dealershipId), where('webhook.groupId', '=', groupId)]))
    .$if(id !== undefined, (query) => query.where('webhook.id', '=', id as string))
    .orderBy(sql`webhook.name collate people`)
    .orderBy('webhook.id')
    .execute();
}

/** A webhook in sight, held against whoever else changes or sends it. */
export function holdOwnWebhook(tx: Tx, { dealershipId, groupId }: WebhookScope, id: string) {
  return tx
    .selectFrom('webhook')
    .select(['id', 'dealershipId', 'groupId', 'name', 'url', 'events', 'state', 'secretEncrypted'])
    .where('id', '=', id)
    .where((where) => where.or([where('dealershipId', '=', dealershipId), where('groupId', '=', groupId)]))
    .forUpdate()
    .executeTakeFirst();
}

/** How many an owner has; whoever adds one waits for others who do. */
export async function countWebhooks(tx: Tx, { dealershipId, groupId }: WebhookOwner): Promise<number> {
  const owner = `webhooks of ${dealershipId === null ? `group ${groupId}` : `dealership ${dealershipId}`}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('webhook')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((where) => where.or([where('dealershipId', '=', dealershipId), where('groupId', '=', groupId)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertWebhook(
  tx: Tx,
  webhook: WantedWebhook & WebhookOwner & { id: string; secretEncrypted: string },
): Promise<void> {
  await tx.insertInto('webhook').values(webhook).execute();
}

export async function updateWebhook(tx: Tx, id: string, { name, url, events }: WantedWebhook): Promise<void> {
  await tx.updateTable('webhook').set({ name, url, events }).where('id', '=', id).execute();
}

/** Whatever was wrong before is tried anew. */
export async function saveState(tx: Tx, id: string, state: 'active' | 'paused'): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ state, disabledBecause: null, failingSince: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('webhook').where('id', '=', id).execute();
}

/** Gives a webhook a new secret; the one it has signs as well for a day. */
export async function replaceSecret(tx: Tx, id: string, previous: string, secretEncrypted: string): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({
      secretEncrypted,
      previousSecretEncrypted: previous,
      previousSecretUntil: sql<Date>`now() + make_interval(hours => ${secretOverlapHours})`,
    })
    .where('id', '=', id)
    .execute();
}

export function loadAllSecrets(db: Database) {
  return db.selectFrom('webhook').select(['id', 'secretEncrypted', 'previousSecretEncrypted']).execute();
}

/** Puts the same secret under another key in place, unless it was rotated meanwhile. */
export async function replaceEncrypted(
  db: Database,
  id: string,
  column: 'secretEncrypted' | 'previousSecretEncrypted',
  from: string,
  to: string,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ [column]: to })
    .where('id', '=', id)
    .where(column, '=', from)
    .execute();
}
