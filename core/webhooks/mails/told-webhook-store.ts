import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A webhook with where it is looked at: its dealership, or the first of its group. */
export async function loadWebhookToTell(db: Database, webhookId: string) {
  return db
    .selectFrom('webhook')
    .innerJoin('dealership', (join) =>
      join.on((where) =>
        where(
          'dealership.id',
          '=',
          sql<number>`coalesce(webhook.dealership_id, (
            select min(id) from dealership as member where member.group_id = webhook.group_id and member.state <> 'closed'
          ))`,
        ),
      ),
    )
    .leftJoin('dealerGroup', 'dealerGroup.id', 'webhook.groupId')
    .select(['webhook.name', 'webhook.url', 'webhook.disabledBecause', 'webhook.events'])
    .select(['dealership.slug', 'dealership.name as dealershipName', 'dealerGroup.name as groupName'])
    .where('webhook.id', '=', webhookId)
    .executeTakeFirst();
}
