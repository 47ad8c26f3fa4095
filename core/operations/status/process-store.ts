import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Whether the backup follows changes at this moment, and how much it has not got yet; undefined where none was ever set up. */
export async function loadBackupStream(
  db: Database,
): Promise<{ isFollowing: boolean; isLost: boolean; behindBytes: number | null } | undefined> {
  const { rows } = await sql<{ isFollowing: boolean; isLost: boolean; behindBytes: number | null }>`
    select active as "isFollowing", coalesce(wal_status = 'lost', false) as "isLost",
      case when pg_is_in_recovery() then null else pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::bigint end as "behindBytes"
    from pg_replication_slots where slot_name = 'kardan_backup'`.execute(db.withoutPlugins());
  return rows[0];
}

/** How many processes hold connections to the queue: each worker holds several, from a port of its own each. */
export async function countQueueConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ connections: number }>`
    select count(*)::int as connections from pg_stat_activity
    where application_name = 'kardan-jobs' and datname = current_database()`.execute(db.withoutPlugins());
  return rows[0]?.connections ?? 0;
}
