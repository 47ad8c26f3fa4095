import type { KeyScope } from '@kardan/contract/values/api-keys';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import type { KeyOwner } from '../key-store.ts';

/** The next key that ends within so many days and of which nobody was told, held; one that another worker is at is left to it. */
export async function holdEndingKey(tx: Tx, days: number): Promise<{ id: string; owner: KeyOwner } | undefined> {
  const key = await tx
    .selectFrom('apiKey')
    .select(['id', 'dealershipId', 'groupId'])
    .where('revokedAt', 'is', null)
    .where('endToldAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('expiresAt', '<', sql<Date>`now() + make_interval(days => ${days})`)
    // Whoever makes one for a week knows when it ends.
    .where(sql<boolean>`expires_at - created_at > make_interval(days => ${days})`)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!key) return undefined;
  const { id, dealershipId, groupId } = key;
  return { id, owner: dealershipId === null ? { groupId: groupId as number } : { dealershipId } };
}

export async function saveEndTold(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('apiKey').set({ endToldAt: new Date() }).where('id', '=', id).execute();
}

/** A key with who owns it, for a mail about it; undefined when it is gone. */
export async function loadKeyToTell(db: Database, id: string) {
  return db
    .selectFrom('apiKey')
    .leftJoin('dealership', 'dealership.id', 'apiKey.dealershipId')
    .leftJoin('dealerGroup', 'dealerGroup.id', 'apiKey.groupId')
    .leftJoin('account', 'account.id', 'apiKey.createdBy')
    .select(['apiKey.name', 'apiKey.expiresAt', 'account.displayName as createdBy'])
    .select(sql<KeyScope[]>`api_key.scopes`.as('scopes'))
    .select((key) => key.fn.coalesce('dealership.name', 'dealerGroup.name').as('owner'))
    .select((key) => [
      // A group's keys are shown with those of each of its dealerships.
      key.fn
        .coalesce(
          'dealership.slug',
          key
            .selectFrom('dealership as site')
            .select('site.slug')
            .whereRef('site.groupId', '=', 'apiKey.groupId')
            .orderBy('site.id')
            .limit(1),
        )
        .as('slug'),
    ])
    .where('apiKey.id', '=', id)
    .where('apiKey.revokedAt', 'is', null)
    .executeTakeFirst();
}
