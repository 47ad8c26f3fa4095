import type { ConnectionOutcome } from '@kardan/contract/values/feeds';
import { sql } from 'kysely';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { effectiveState } from '../../db/effective-state.ts';
import type { FileVersion } from './source-file.ts';

export interface StoredSource {
  /** The address that the version is of. */
  location: string | null;
  etag: string | null;
  lastModified: string | null;
  failures: number;
  failure: ConnectionOutcome | null;
  failedAt: Date | null;
  publicKey: string | null;
  privateKeyEncrypted: string | null;
}

export async function loadSource(db: Database | Tx, feedId: string): Promise<StoredSource | undefined> {
  const row = await db
    .selectFrom('feedSource')
    .select(['location', 'etag', 'lastModified', 'failures', 'failure', 'failedAt', 'publicKey', 'privateKeyEncrypted'])
    .where('feedId', '=', feedId)
    .executeTakeFirst();
  return row && { ...row, failure: row.failure as ConnectionOutcome | null };
}

/** What the source calls the file that was taken; its failures are over. */
export async function saveVersion(
  db: Database | Tx,
  feedId: string,
  { location, etag, lastModified }: FileVersion & { location: string | null },
): Promise<void> {
  await sql`
    insert into feed_source (feed_id, location, etag, last_modified)
    values (${feedId}, ${location}, left(${etag}, 1000), left(${lastModified}, 200))
    on conflict (feed_id) do update set location = excluded.location, etag = excluded.etag,
      last_modified = excluded.last_modified, failures = 0, failure = null, failed_at = null`.execute(db);
}

/** Has the source send its file again, the same one too: what was taken of it was left off. */
export async function forgetVersion(tx: Tx, feedId: string): Promise<void> {
  await tx.updateTable('feedSource').set({ etag: null, lastModified: null }).where('feedId', '=', feedId).execute();
}

/** The source has answered, if only that its file is the same: failures are counted in a row. */
export async function forgetFailures(tx: Tx, feedId: string): Promise<void> {
  await tx
    .updateTable('feedSource')
    .set({ failures: 0, failure: null, failedAt: null })
    .where('feedId', '=', feedId)
    .where('failures', '>', 0)
    .execute();
}

/** Counts a failure; gives how many there were in a row. */
export async function saveFailure(tx: Tx, feedId: string, failure: ConnectionOutcome): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into feed_source (feed_id, failures, failure, failed_at) values (${feedId}, 1, ${failure}, now())
    on conflict (feed_id) do update
    set failures = least(feed_source.failures + 1, 1000), failure = excluded.failure, failed_at = excluded.failed_at
    returning failures`.execute(tx);
  return rows[0]?.failures ?? 1;
}

export async function saveKeyPair(
  tx: Tx,
  feedId: string,
  { publicKey, privateKeyEncrypted }: { publicKey: string; privateKeyEncrypted: string },
): Promise<void> {
  await sql`
    insert into feed_source (feed_id, public_key, private_key_encrypted)
    values (${feedId}, ${publicKey}, ${privateKeyEncrypted})
    on conflict (feed_id) do update set public_key = excluded.public_key,
      private_key_encrypted = excluded.private_key_encrypted`.execute(tx);
}

/**
 * A feed whose source is to be looked at, the caller's for so many minutes: whoever has it longer has died. Of each owner one is
 * looked at, so that whoever has many slow ones keeps nobody else waiting; of one that is suspended or closed none.
 */
export async function claimDueFeed(db: Database, leaseMinutes: number): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('claim feed', 0))`.execute(tx);
    const lease = sql`now() + make_interval(mins => ${leaseMinutes})`;
    const { rows } = await sql<{ id: string }>`
      update feed set next_run_at = ${lease}, polled_until = ${lease}
      where id = (
        select id from feed as due
        where next_run_at <= now() and state <> 'paused' and source in ('url', 'sftp')
          and not exists (
            select from feed as polled
            where polled.polled_until > now() and polled.dealership_id is not distinct from due.dealership_id
              and polled.group_id is not distinct from due.group_id
          )
          and exists (
            select from dealership
            where (dealership.id = due.dealership_id or dealership.group_id = due.group_id)
              and ${effectiveState} not in ('suspended', 'closed')
          )
        order by next_run_at limit 1 for update skip locked
      )
      returning id`.execute(tx);
    return rows[0]?.id;
  });
}

/** Whoever claimed a feed is done with it, and where it was not looked at it is due again then. */
export async function releaseFeed(db: Database, feedId: string, again: { nextRunAt?: Date }): Promise<void> {
  await db
    .updateTable('feed')
    .set({ ...again, polledUntil: null })
    .where('id', '=', feedId)
    .execute();
}

/** What is stored encrypted for feeds. */
export async function loadFeedSecrets(db: Database) {
  return db
    .selectFrom('feed')
    .leftJoin('feedSource', 'feedSource.feedId', 'feed.id')
    .select(['feed.id as feedId', 'feed.secretEncrypted', 'feedSource.privateKeyEncrypted'])
    .where((where) =>
      where.or([
        where('feed.secretEncrypted', 'is not', null),
        where('feedSource.privateKeyEncrypted', 'is not', null),
      ]),
    )
    .execute();
}

/** Takes the place of what was read, unless somebody has changed it since. */
export async function replaceFeedSecret(db: Database, feedId: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('feed')
    .set({ secretEncrypted: to })
    .where('id', '=', feedId)
    .where('secretEncrypted', '=', from)
    .execute();
}

export async function replacePrivateKey(db: Database, feedId: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('feedSource')
    .set({ privateKeyEncrypted: to })
    .where('feedId', '=', feedId)
    .where('privateKeyEncrypted', '=', from)
    .execute();
}
