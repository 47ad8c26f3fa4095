import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { LimitRule } from './limit-rule.ts';

/** One at a time for each key, until the transaction ends: whoever counts must see who counts at the same moment. */
export async function lockKey(tx: Tx, name: string, key: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit:${name}:${key.toString('hex')}`}, 0))`.execute(tx);
}

/**
 * How often the key was used in the window that ends now, and the age of the use that has to leave it for the next one. By
 * the clock and not by the transaction's start: it may have waited for the lock.
 */
export async function loadUses(tx: Tx, { name, max, windowSeconds }: LimitRule, key: Buffer) {
  const { rows } = await sql<{ uses: number; oldestAgeSeconds: number | null }>`
    select
      count(*)::int as uses,
      extract(epoch from clock_timestamp() - min(used_at))::float as "oldestAgeSeconds"
    from (
      select used_at from limit_use
      where
        limit_name = ${name} and key_hash = ${key}
        and used_at > clock_timestamp() - make_interval(secs => ${windowSeconds})
      order by used_at desc
      limit ${max}
    ) recent`.execute(tx);
  return rows[0] as { uses: number; oldestAgeSeconds: number | null };
}

export async function insertUse(tx: Tx, { name, windowSeconds }: LimitRule, key: Buffer): Promise<void> {
  await tx
    .insertInto('limitUse')
    .values({
      limitName: name,
      keyHash: key,
      usedAt: sql<Date>`clock_timestamp()`,
      expiresAt: sql<Date>`clock_timestamp() + make_interval(secs => ${windowSeconds})`,
    })
    .execute();
}

export async function deleteExpiredUses(db: Database): Promise<void> {
  await db
    .deleteFrom('limitUse')
    .where('expiresAt', '<', (row) => row.fn<Date>('now'))
    .execute();
}
