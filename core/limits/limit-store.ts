import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { LimitRule } from './limit-rule.ts';

/**
 * One at a time for each key, until the transaction ends: whoever counts must see who counts at the same moment. In one
 * order for everybody: two who lock some of the same keys must not wait for each other.
 */
export async function lockKeys(tx: Tx, name: string, keys: Buffer[]): Promise<void> {
  const names = [...new Set(keys.map((key) => `limit:${name}:${key.toString('hex')}`))].sort();
  await sql`
    select pg_advisory_xact_lock(hashtextextended(ordered.name, 0))
    from (select name from unnest(${names}::text[]) with ordinality as given (name, position) order by position) ordered`.execute(
    tx,
  );
}

interface Uses {
  uses: number;
  oldestAgeSeconds: number | null;
}

/**
 * How often each key was used in the window that ends now, and the age of the use that has to leave it for the next one, by
 * the key in hex. By the clock and not by the transaction's start: it may have waited for the lock.
 */
export async function loadUses(
  tx: Tx,
  { name, max, windowSeconds }: LimitRule,
  keys: Buffer[],
): Promise<Map<string, Uses>> {
  const { rows } = await sql<Uses & { key: string }>`
    select encode(given.key, 'hex') as key, uses, "oldestAgeSeconds"
    from (select distinct unnest(${keys}::bytea[]) as key) given, lateral (
      select
        count(*)::int as uses,
        extract(epoch from clock_timestamp() - min(used_at))::float as "oldestAgeSeconds"
      from (
        select used_at from limit_use
        where
          limit_name = ${name} and key_hash = given.key
          and used_at > clock_timestamp() - make_interval(secs => ${windowSeconds})
        order by used_at desc
        limit ${max}
      ) recent
    ) counted`.execute(tx);
  return new Map(rows.map(({ key, ...uses }) => [key, uses]));
}

export async function insertUses(tx: Tx, { name, windowSeconds }: LimitRule, keys: Buffer[]): Promise<void> {
  await tx
    .insertInto('limitUse')
    .values(
      keys.map((keyHash) => ({
        limitName: name,
        keyHash,
        usedAt: sql<Date>`clock_timestamp()`,
        expiresAt: sql<Date>`clock_timestamp() + make_interval(secs => ${windowSeconds})`,
      })),
    )
    .execute();
}

export async function deleteExpiredUses(db: Database): Promise<void> {
  await db
    .deleteFrom('limitUse')
    .where('expiresAt', '<', (row) => row.fn<Date>('now'))
    .execute();
}

export async function deleteUses(
  tx: Tx,
  { name }: LimitRule,
  key: Buffer,
  { onlyNewest }: { onlyNewest?: true },
): Promise<void> {
  const most = onlyNewest ? sql`limit 1` : sql``;
  await sql`
    delete from limit_use where ctid in (
      select ctid from limit_use where limit_name = ${name} and key_hash = ${key} order by used_at desc ${most}
    )`.execute(tx);
}
